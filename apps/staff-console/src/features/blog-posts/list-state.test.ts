import { expect, it } from 'vitest';
import { queryOf, readListState, writeListState } from './list-state.ts';

const read = (address: string) => readListState(new URLSearchParams(address));

it('without a word it is the published posts, newest first', () => {
  expect(read('')).toEqual({ status: 'published', search: '', sort: 'date', direction: 'descending', page: 1 });
  expect(read('status=x&sort=y&direction=z&page=-1')).toEqual(read(''));
  expect(writeListState(read('')).toString()).toBe('');
});

it('what is in the address comes back', () => {
  for (const address of [
    'status=all',
    'status=trashed&search=chip+seal&sort=title&direction=descending&page=7',
    'sort=views',
    'sort=title',
    'direction=ascending',
  ])
    expect(writeListState(read(address)).toString()).toBe(address);
});

it('every status is asked for by none, and blanks are no search', () =>
  expect(queryOf(read('status=all&search=+'))).toEqual({
    sort: 'date',
    direction: 'descending',
    page: 1,
    pageSize: 50,
  }));
