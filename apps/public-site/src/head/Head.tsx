import { createContext, useContext, useEffect } from 'react';
import { brand } from '@workspace/contracts/brand';
import type { ArticleSummary } from '../articles/article-summary.ts';
import type { PreviewText } from './preview.ts';
import type { StructuredData } from './structured-data.ts';

/** What a page says of itself to browsers, searchers and those who share it. */
export interface HeadTags {
  title: string;
  description: string;
  /** The page's own path; pages that are not to be found have none. */
  path?: string;
  /** The article that the page shows. */
  article?: ArticleSummary;
  data?: StructuredData;
  /** Other words for the page's picture than its title and description. */
  preview?: Partial<PreviewText>;
}

/** Where the server finds what the drawn page said. */
export const HeadContext = createContext<{ current?: HeadTags }>({});

const longestTitle = 70;

/** A title as the tab shows it: the company's name once, at the end where searchers still show it. */
export function fullTitle(title: string): string {
  const full = `${title} · ${brand.name}`;
  return title.includes(brand.name) || full.length > longestTitle ? title : full;
}

const longestDescription = 160;

/** A description at the length that searchers show: an editor's may be longer, and ends after a whole word. */
export function shortDescription(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/[\s,.;:]+\S*$/, '')}…`;
}

/** States the page's head: written by the server, kept true by the browser as the reader moves on. */
export function Head(tags: HeadTags) {
  const collected = useContext(HeadContext);
  if (import.meta.env.SSR) collected.current = tags;
  const { title, description, path } = tags;
  useEffect(() => {
    document.title = fullTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', shortDescription(description));
    stateAddress(path);
  }, [title, description, path]);
  return null;
}

/** Phones share a page by this address, and searchers that run scripts go by it. */
function stateAddress(path: string | undefined): void {
  const earlier = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const origin = earlier ? new URL(earlier.href).origin : location.origin;
  for (const tag of document.querySelectorAll('link[rel="canonical"], meta[name="robots"]')) tag.remove();
  const isOpen = path !== undefined;
  const tag = document.createElement(isOpen ? 'link' : 'meta');
  document.head.append(
    Object.assign(tag, isOpen ? { rel: 'canonical', href: origin + path } : { name: 'robots', content: 'noindex' }),
  );
}
