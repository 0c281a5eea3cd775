import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPage } from './read-page.ts';

/** The state of a list in the URL. */
export interface ListAddress<T extends { page: number }> {
  read: (address: URLSearchParams) => T;
  /** Returns the shortest query for a state. */
  write: (state: T) => URLSearchParams;
  /** Fields that are typed: a single letter is no step to return to, so they replace the history entry. */
  typed: readonly (keyof T)[];
}

export interface ListQuery {
  search: string;
  status: string;
  page: number;
}

/** Search, filter and page. */
export const plainList: ListAddress<ListQuery> = {
  read: (address) => ({
    search: address.get('search') ?? '',
    status: address.get('status') ?? '',
    page: readPage(address),
  }),
  write: writeAll,
  typed: ['search'],
};

/** Returns the query with all fields that are not empty, and the page after the first. */
export function writeAll({ page, ...fields }: { page: number }): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(fields)) if (value !== '') address.set(name, String(value));
  if (page > 1) address.set('page', String(page));
  return address;
}

/** State of a list, stored in the URL. Every change except of the page resets to the first page. */
export function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void];
export function useListQuery<T extends { page: number }>(list: ListAddress<T>): [T, (change: Partial<T>) => void];
export function useListQuery(
  list: ListAddress<ListQuery> = plainList,
): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => list.read(address), [list, address]);
  const change = (patch: Partial<ListQuery>) =>
    setAddress(list.write({ ...state, page: 1, ...patch }), {
      replace: list.typed.some((field) => patch[field] !== undefined),
    });
  return [state, change];
}
