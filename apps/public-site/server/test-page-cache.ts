import { vi } from 'vitest';
import type { PageText } from './fill-template.ts';
import { PageCache, type PageCacheOptions } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';

/** Returns the HTML of a stored page. */
export const text = (page: StoredPage | undefined) => page?.as.identity.bytes.toString();
/** Returns a rendered page. */
export const page = (html: string, more: Partial<PageText> = {}): PageText => ({
  status: 200,
  html,
  headers: {},
  ...more,
});

/** A cache of numbered renderings, each of which the test can replace. */
export function cacheOf(options: Partial<PageCacheOptions> = {}) {
  const time = { now: 1_000 };
  const failures: unknown[] = [];
  const next: (() => PageText | Promise<PageText>)[] = [];
  let count = 0;
  const render = vi.fn<PageCacheOptions['render']>(async () => {
    count += 1;
    return (next.shift() ?? (() => page(`rendering ${count}`)))();
  });
  const cache = new PageCache({
    render,
    clock: () => time.now,
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return { cache, time, failures, next, render };
}

/** Returns the headers of a list of names and values in turn. */
export const headersIn = (list: readonly string[]): Record<string, string> =>
  Object.fromEntries(list.flatMap((name, index) => (index % 2 ? [] : [[name, list[index + 1]!]])));
