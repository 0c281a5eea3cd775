import { blogCategories } from '@workspace/contracts/blog-categories';

/** What an address asks of the blog. */
export interface BlogQuery {
  /** One of the categories; empty for all. */
  category: string;
  search: string;
  /** How many times more was asked for, from 1. */
  page: number;
  isBookmarks: boolean;
}

/** Articles that one page adds. */
export const perPage = 12;
/** Beyond these a reader is better served by a category or a search. */
const mostPages = 8;
const longestSearch = 100;

/** Reads a query. What is no category, no number or too long counts as not asked, or is cut. */
export function blogQueryOf(searchParams: URLSearchParams): BlogQuery {
  const category = searchParams.get('category') ?? '';
  const page = Number(searchParams.get('page') ?? 1);
  return {
    category: blogCategories.some((name) => name === category) ? category : '',
    search: (searchParams.get('q') ?? '').trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1,
    isBookmarks: searchParams.has('bookmarks'),
  };
}

/** The address that asks for this. */
export function blogAddress({ category = '', search = '', page = 1 }: Partial<BlogQuery>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query.toString()}` : '/blog';
}

/** Whether a page may be followed by one more. */
export const mayGoOn = ({ page }: BlogQuery): boolean => page < mostPages;
