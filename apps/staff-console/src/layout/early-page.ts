import type { EarlyRequest } from '@workspace/contracts/react/start-early';

/** A page's address below the base path of the console. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** A page that can be prepared before it is opened. */
export interface EarlyPage {
  /** Path pattern below the base path of the console; empty for its first page. */
  path: string;
  /** Fetches the page's code. */
  preload: () => Promise<unknown>;
  /** Returns the requests for the page's first screen; none before its code is in memory. */
  earlyRequests: (address: PageAddress) => readonly EarlyRequest[];
}

/** Returns the page of a path below the base path, with the parameters in it. */
export function matchPage<Page extends Pick<EarlyPage, 'path'>>(
  pages: readonly Page[],
  pathname: string,
): { page: Page; params: PageAddress['params'] } | undefined {
  for (const page of pages) {
    const found = expressionOf(page.path).exec(pathname);
    if (found) return { page, params: { ...found.groups } };
  }
  return undefined;
}

/** `matchPath` of the router is not among what earlier releases of the site share with the console. */
const expressionOf = (path: string): RegExp => {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    const name = part.slice(1).replace('?', '');
    return part.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${path === '' ? '' : parts.join('')}/?$`);
};
