import { createContext, useContext, useEffect } from 'react';
import { brand } from '@workspace/contracts/brand';
import type { StructuredData } from './structured-data.ts';

/** What a page says of itself to browsers, searchers and those who share it. */
export interface HeadTags {
  title: string;
  description: string;
  /** The page's own path; pages that are not to be found have none. */
  path?: string;
  kind?: 'website' | 'article';
  data?: StructuredData;
}

/** Where the server finds what the drawn page said. */
export const HeadContext = createContext<{ current?: HeadTags }>({});

/** A title as the tab shows it: the company's name once, at the end. */
export function fullTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`;
}

/** States the page's head: written by the server, kept true by the browser as the reader moves on. */
export function Head(tags: HeadTags) {
  const collected = useContext(HeadContext);
  if (import.meta.env.SSR) collected.current = tags;
  const { title, description } = tags;
  useEffect(() => {
    document.title = fullTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}
