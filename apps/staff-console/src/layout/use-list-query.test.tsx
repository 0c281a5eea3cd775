// @vitest-environment jsdom
import { act } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { auditList } from '../features/audit-log/audit-list.ts';
import { postList } from '../features/blog-posts/list-state.ts';
import { useListQuery, type ListAddress, type ListQuery } from './use-list-query.ts';

let unmount = async () => {};
afterEach(() => unmount());

type Change<T> = (patch: Partial<T>) => void;

/** Renders the hook of a list at an address. */
async function listAt<T extends { page: number } = ListQuery>(address: string, list?: ListAddress<T>) {
  history.replaceState(null, '', address);
  const useList = () => (list ? useListQuery(list) : useListQuery()) as [T, Change<T>];
  const hook = await renderHook(useList, undefined, (children) => <BrowserRouter>{children}</BrowserRouter>);
  ({ unmount } = hook);
  const change = (patch: Partial<T>) => act(async () => hook.current()[1](patch));
  return { state: () => hook.current()[0], change, query: () => location.search };
}

describe('useListQuery', () => {
  it('returns to the first page after every change except of the page', async () => {
    const { state, change, query } = await listAt('/?page=3&status=old');
    expect(state()).toEqual({ search: '', status: 'old', page: 3 });
    await change({ page: 4 });
    expect(query()).toBe('?status=old&page=4');
    await change({ status: '' });
    expect(query()).toBe('');
  });

  it('adds a step to the history for a filter, and none for typing', async () => {
    const { change } = await listAt('/');
    const before = history.length;
    await change({ search: 'a' });
    await change({ search: 'an' });
    expect(history.length).toBe(before);
    await change({ status: 'left' });
    expect(history.length).toBe(before + 1);
  });

  it('reads and writes the state of another list', async () => {
    const { state, change, query } = await listAt('/?status=all&page=2', postList);
    expect(state()).toMatchObject({ status: 'all', sort: 'date', page: 2 });
    await change({ sort: 'title', direction: 'ascending' });
    expect(query()).toBe('?status=all&sort=title');
  });

  it('adds no step to the history for the filters of the audit log', async () => {
    const { change, query } = await listAt('/?page=2', auditList);
    const before = history.length;
    await change({ person: 'system', resource: 'staff' });
    expect([query(), history.length]).toEqual(['?resource=staff&person=system', before]);
  });
});
