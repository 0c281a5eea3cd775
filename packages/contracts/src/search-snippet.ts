import { brand } from './brand.ts';
import type { PostContent } from './post-content.ts';

const longestTitle = 70;

/**
 * Returns the title for the browser tab, with the company's name once, unless the title gets longer than search
 * engines show.
 */
export function fullTitle(title: string): string {
  const full = `${title} · ${brand.name}`;
  return title.includes(brand.name) || full.length > longestTitle ? title : full;
}

const longestDescription = 160;

/** Returns a description at the length that search engines show: a longer one ends after a whole word. */
export function shortDescription(text: string): string {
  return shorten(text, longestDescription);
}

/** Characters of a title and of a description that search engines usually show. */
export const shownCharacters = { title: 60, description: 155 } as const;

/** Shortens a text after a whole word. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\s,.;:]+\S*$/, '')}…`;
}

/** Returns the title and the description that a post has for search engines: its own, or those made of its text. */
export function searchTextsOf({
  title,
  excerpt,
  seoTitle,
  seoDescription,
}: Pick<PostContent, 'title' | 'excerpt' | 'seoTitle' | 'seoDescription'>): { title: string; description: string } {
  return {
    title: seoTitle?.trim() || (title.trim() && fullTitle(title)),
    description: seoDescription?.trim() || shortDescription(excerpt),
  };
}
