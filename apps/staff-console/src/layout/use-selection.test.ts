// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useSelection, type Selectable } from './use-selection.ts';

const rows: readonly Selectable[] = ['a', 'b', 'c'].map((id) => ({ id }));
const [a, b] = rows as [Selectable, Selectable];

async function open() {
  const hook = await renderHook(
    ({ listed, scope }: { listed: readonly Selectable[]; scope: string }) => useSelection(listed, scope),
    { listed: rows, scope: 'page 1' },
  );
  const ids = () => hook.current().selected.map(({ id }) => id);
  return { ...hook, ids };
}

describe('useSelection', () => {
  it('selects rows one by one and all at once, in the order of the list', async () => {
    const { current, ids } = await open();
    await act(async () => current().toggle(b));
    await act(async () => current().toggle(a));
    expect([ids(), current().isEvery]).toEqual([['a', 'b'], false]);
    await act(async () => current().toggleEvery());
    expect([ids(), current().isEvery]).toEqual([['a', 'b', 'c'], true]);
    await act(async () => current().toggle(a));
    expect(ids()).toEqual(['b', 'c']);
  });

  it('drops a row that is no longer listed', async () => {
    const { current, rerender, ids } = await open();
    await act(async () => current().toggleEvery());
    await rerender({ listed: rows.slice(1), scope: 'page 1' });
    expect(ids()).toEqual(['b', 'c']);
  });

  it('ends with its page, also for an action that ends later', async () => {
    const { current, rerender, ids } = await open();
    await act(async () => current().toggle(a));
    const selectLater = current().select;
    await rerender({ listed: rows, scope: 'page 2' });
    expect(ids()).toEqual([]);
    await act(async () => selectLater([b]));
    expect(ids()).toEqual([]);
    await rerender({ listed: rows, scope: 'page 1' });
    expect(ids()).toEqual([]);
  });
});
