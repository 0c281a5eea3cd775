import type { Preview } from '../../src/head/preview.ts';
import type { PageCache } from '../page-cache.ts';
import type { PageSource } from '../page-source.ts';

type Pages = Pick<PageSource, 'cacheKeyOf' | 'relevantSearch'> & Record<'cache' | 'searches', PageCache>;

/** Returns a function that finds the preview of a page, or of a view of it that a query selects. */
export const findPreview =
  ({ cache, searches, cacheKeyOf, relevantSearch }: Pages) =>
  async (path: string, search: string): Promise<Preview | undefined> => {
    const pageSearch = search && relevantSearch(path, search);
    const pages = pageSearch ? searches : cache;
    const key = pageSearch ? path + pageSearch : cacheKeyOf(path);
    return pages.canRender(key) ? (pages.get(key) ?? (await pages.render(key))).preview : undefined;
  };
