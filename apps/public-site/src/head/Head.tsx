import { createContext, useContext } from 'react';
import { brand } from '@workspace/contracts/brand';
import type { ArticleSummary } from '../articles/article-summary.ts';
import type { PreviewText } from './preview.ts';
import type { StructuredData } from './structured-data.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export interface HeadTags {
  title: string;
  description: string;
  /** The page's own path; pages excluded from search engines have none. */
  path?: string;
  /** The article that the page shows. */
  article?: ArticleSummary;
  data?: StructuredData;
  /** Texts of the preview image, if they differ from title and description. */
  preview?: Partial<PreviewText>;
}

/** Collects the head tags of the page during server rendering. */
export const HeadContext = createContext<{ current?: HeadTags }>({});

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
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/[\s,.;:]+\S*$/, '')}…`;
}

/** Sets the head of the page that the server renders. */
export function Head(tags: HeadTags) {
  useContext(HeadContext).current = tags;
  return null;
}
