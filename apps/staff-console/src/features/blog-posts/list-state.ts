import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { PostStatus, type listManagedPosts } from '@workspace/contracts/managed-posts';
import { readPage } from '../../layout/read-page.ts';
import type { ListAddress } from '../../layout/use-list-query.ts';

type Query = NonNullable<InputOf<typeof listManagedPosts>['query']>;
export type SortColumn = NonNullable<Query['sort']>;

/** Filters and order of the list, as in its URL. `all`: every status except the trash. */
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

/** Returns the first sort direction of a column: names from A, numbers and dates from the highest. */
export function firstDirection(column: SortColumn): ListState['direction'] {
  return beginsAtA.includes(column) ? 'ascending' : 'descending';
}

/** Parses a URL's query. Missing and invalid values default to the published posts, newest first. */
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

/** Returns the shortest query for a state. */
export function writeListState({ status, search, sort, direction, page }: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (status !== 'published') address.set('status', status);
  if (search !== '') address.set('search', search);
  if (sort !== 'date') address.set('sort', sort);
  if (direction !== firstDirection(sort)) address.set('direction', direction);
  if (page !== 1) address.set('page', String(page));
  return address;
}

/** Returns the query of the request. */
export function queryOf({ status, search, sort, direction, page }: ListState): Query {
  const words = search.trim();
  return { ...(status !== 'all' && { status }), ...(words && { search: words }), sort, direction, page, pageSize };
}

/** The state of the list in the URL. */
export const postList: ListAddress<ListState> = { read: readListState, write: writeListState, typed: ['search'] };
