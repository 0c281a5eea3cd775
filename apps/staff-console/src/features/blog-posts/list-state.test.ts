import { describe, expect, it } from 'vitest';
import { queryOf, readListState, writeListState } from './list-state.ts';

const read = (address: string) => readListState(new URLSearchParams(address));

describe('list state', () => {
  it('defaults to the published posts, newest first', () => {
    expect(read('')).toEqual({ status: 'published', search: '', sort: 'date', direction: 'descending', page: 1 });
    expect(read('status=x&sort=y&direction=z&page=-1')).toEqual(read(''));
    expect(writeListState(read('')).toString()).toBe('');
  });

  it('preserves the state through the URL', () => {
    for (const address of [
      'status=all',
      'status=trashed&search=chip+seal&sort=title&direction=descending&page=7',
      'sort=views',
      'sort=title',
      'direction=ascending',
    ])
      expect(writeListState(read(address)).toString()).toBe(address);
  });

  it('requests all statuses with no status, and ignores a blank search', () =>
    expect(queryOf(read('status=all&search=+'))).toEqual({
      sort: 'date',
      direction: 'descending',
      page: 1,
      pageSize: 50,
    }));
});
