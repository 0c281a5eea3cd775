import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { PostStatus, type listManagedPosts } from '@workspace/contracts/blog-posts';
import { readPage } from '../../layout/read-page.ts';

type Query = NonNullable<InputOf<typeof listManagedPosts>['query']>;
export type SortColumn = NonNullable<Query['sort']>;

/** Which posts the list shows, as its address says. `all`: every status but the trash. */
export interface ListState {
  status: PostStatus | 'all';
  search: string;
  sort: SortColumn;
  direction: 'ascending' | 'descending';
  page: number;
}

export const pageSize = 50;
const columns: readonly SortColumn[] = ['date', 'title', 'category', 'status', 'views', 'updated'];
const beginsAtA: readonly SortColumn[] = ['title', 'category', 'status'];

/** How a column is sorted at first: names from A, numbers and days from the greatest. */
export function firstDirection(column: SortColumn): ListState['direction'] {
  return beginsAtA.includes(column) ? 'ascending' : 'descending';
}

/** What an address means. What it does not say, or says wrongly, is the published posts, newest first. */
export function readListState(address: URLSearchParams): ListState {
  const status = address.get('status');
  const sort = columns.find((column) => column === address.get('sort')) ?? 'date';
  const direction = address.get('direction');
  return {
    status: status === 'all' ? 'all' : (PostStatus.safeParse(status).data ?? 'published'),
    search: address.get('search') ?? '',
    sort,
    direction: direction === 'ascending' || direction === 'descending' ? direction : firstDirection(sort),
    page: readPage(address),
  };
}

/** The shortest address that means it. */
export function writeListState({ status, search, sort, direction, page }: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (status !== 'published') address.set('status', status);
  if (search !== '') address.set('search', search);
  if (sort !== 'date') address.set('sort', sort);
  if (direction !== firstDirection(sort)) address.set('direction', direction);
  if (page !== 1) address.set('page', String(page));
  return address;
}

/** What is asked of the server. */
export function queryOf({ status, search, sort, direction, page }: ListState): Query {
  const words = search.trim();
  return { ...(status !== 'all' && { status }), ...(words && { search: words }), sort, direction, page, pageSize };
}
