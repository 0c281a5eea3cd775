import { createContext, useContext } from 'react';
import type { ArticleSummary } from '../articles/article-summary.ts';
import type { PreviewText } from './preview.ts';
import type { StructuredData } from './structured-data.ts';

/** How search engines list a page. */
interface SearchTags {
  /** The whole title: the company's name is not added. */
  title: string;
  description: string;
  /** A path of the site or an https URL; empty for the page's own path. */
  canonical: string;
  /** True when they should not list it at all. */
  isExcluded: boolean;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface HeadTags {
  title: string;
  description: string;
  /** The page's own path; pages excluded from search engines have none. */
  path?: string;
  /** The article that the page shows. */
  article?: ArticleSummary;
  data?: StructuredData;
  /** The page's texts and address for search engines, if they differ from the others. */
  search?: SearchTags;
  /** Texts of the preview image, if they differ from title and description. */
  preview?: Partial<PreviewText>;
}

/** Collects the head tags of the page during server rendering. */
export const HeadContext = createContext<{ current?: HeadTags }>({});

/** Sets the head of the page that the server renders. */
export function Head(tags: HeadTags) {
  useContext(HeadContext).current = tags;
  return null;
}
