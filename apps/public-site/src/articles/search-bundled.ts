import { bundledArticles } from './bundled-articles.ts';

// Only who searches is sent all words of all articles.
const texts = import.meta.glob<string>('../../content/blog/*.md', { query: '?words', import: 'default', eager: true });

/** The bundled articles that have every word of a search, or a part of one, in title, excerpt, category or text. */
export function searchBundled(search: string): typeof bundledArticles {
  const text = search.toLowerCase().split(/\s+/);
  return bundledArticles.filter(({ slug, title, excerpt, category }) => {
    const all = `${title} ${excerpt} ${category}`.toLowerCase() + texts[`../../content/blog/${slug}.md`];
    return text.every((word) => all.includes(word));
  });
}
