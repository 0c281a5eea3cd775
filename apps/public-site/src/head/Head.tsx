import { createContext, useContext, useEffect } from 'react';
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

/** Sets the page's head: the server renders it, and the browser updates it on navigation. */
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

/** Phones share a page by its canonical URL, and search engines that run scripts use it. */
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
