import { hasWord } from '../has-word.ts';
import { bundledArticles } from './bundled-articles.ts';

// Only visitors who search download the text of all articles.
const texts = import.meta.glob<string>('../../content/blog/*.md', { query: '?words', import: 'default', eager: true });

/** Returns the terms of a search: its words, and its phrases in quotes. A hyphen is a space, as in the search of posts. */
function termsOf(search: string): { words: string[]; phrases: string[] } {
  const phrases: string[] = [];
  const rest = search.toLowerCase().replaceAll(/["“”]([^"“”]+)["“”]/g, (_quoted, phrase: string) => {
    phrases.push(phrase.trim());
    return ' ';
  });
  return { phrases, words: rest.split(/[\s"“”-]+/).filter(Boolean) };
}

/**
 * Returns the bundled articles that contain every search term, at least as part of a word and in another form, in title,
 * excerpt, category or text.
 */
export function searchBundled(search: string): typeof bundledArticles {
  const { words, phrases } = termsOf(search);
  return bundledArticles.filter(({ slug, title, excerpt, category }) => {
    const all = `${title} ${excerpt} ${category}`.toLowerCase() + texts[`../../content/blog/${slug}.md`];
    return words.every((word) => hasWord(all, word)) && phrases.every((phrase) => all.includes(phrase));
  });
}
