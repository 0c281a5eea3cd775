import { bundledArticles } from './bundled-articles.ts';

// Only visitors who search download the text of all articles.
const texts = import.meta.glob<string>('../../content/blog/*.md', { query: '?words', import: 'default', eager: true });

/**
 * Returns the bundled articles that contain every search term, at least as part of a word, in title, excerpt, category
 * or text.
 */
export function searchBundled(search: string): typeof bundledArticles {
  const text = search.toLowerCase().split(/\s+/);
  return bundledArticles.filter(({ slug, title, excerpt, category }) => {
    const all = `${title} ${excerpt} ${category}`.toLowerCase() + texts[`../../content/blog/${slug}.md`];
    return text.every((word) => all.includes(word));
  });
}
