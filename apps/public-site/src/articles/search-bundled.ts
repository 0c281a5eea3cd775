import { bundledArticles } from './bundled-articles.ts';

// Only visitors who search download the text of all articles.
const texts = import.meta.glob<string>('../../content/blog/*.md', { query: '?words', import: 'default', eager: true });

/** Returns the terms of a search: its words, and its phrases in quotes. */
const termsOf = (search: string): string[] =>
  [...search.toLowerCase().matchAll(/["“”]([^"“”]+)["“”]|[^\s"“”]+/g)].map(([word, phrase]) => phrase?.trim() ?? word);

/**
 * Returns the bundled articles that contain every search term, at least as part of a word, in title, excerpt, category
 * or text.
 */
export function searchBundled(search: string): typeof bundledArticles {
  const terms = termsOf(search);
  return bundledArticles.filter(({ slug, title, excerpt, category }) => {
    const all = `${title} ${excerpt} ${category}`.toLowerCase() + texts[`../../content/blog/${slug}.md`];
    return terms.every((term) => all.includes(term));
  });
}
