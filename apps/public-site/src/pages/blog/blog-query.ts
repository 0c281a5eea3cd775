import { blogCategories } from '@workspace/contracts/blog-categories';

/** Query parameters of the blog. */
export interface BlogQuery {
  /** One of the categories; empty for all. */
  category: string;
  search: string;
  /** Number of pages shown at once, from 1. */
  page: number;
  /** The page that the address names, which may be one that the blog does not have. */
  namedPage: number;
  isBookmarks: boolean;
}

/** Articles per page. */
export const perPage = 12;
/** After this many pages a category or a search helps the reader more. */
const maxPages = 8;
const longestSearch = 100;

/** Parses a query. Ignores unknown categories and invalid page numbers, and shortens a search that is too long. */
export function blogQueryOf(searchParams: URLSearchParams): BlogQuery {
  const category = searchParams.get('category') ?? '';
  const number = Number(searchParams.get('page') ?? 1);
  const namedPage = Number.isSafeInteger(number) ? number : 1;
  return {
    category: blogCategories.some((name) => name === category) ? category : '',
    search: (searchParams.get('q') ?? '').trim().slice(0, longestSearch),
    page: Math.max(1, Math.min(namedPage, maxPages)),
    namedPage,
    isBookmarks: searchParams.has('bookmarks'),
  };
}

/** Returns the URL for a query. */
export function blogAddress({ category = '', search = '', page = 1 }: Partial<BlogQuery>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query.toString()}` : '/blog';
}

/** Returns a search in quotes, once: a phrase has its own. */
export const quoted = (search: string): string =>
  /["“”]/.test(search) ? search.replaceAll(/["“”]([^"“”]+)["“”]/g, '“$1”') : `“${search}”`;

/** Returns true when another page may follow. */
export const mayGoOn = ({ page }: BlogQuery): boolean => page < maxPages;
