// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { defaultState, secondPlanOf, type LabState } from './lab-state.ts';
import { useAddress } from './use-address.ts';

describe('useAddress', () => {
  it('makes a second plan a step, so that Back leads to the plan before it', async () => {
    history.replaceState(null, '', '/lab');
    const received: LabState[] = [];
    const { rerender } = await renderHook(
      ({ state }: { state: LabState }) => useAddress(state, (earlier) => received.push(earlier)),
      { state: defaultState },
    );
    const length = history.length;
    const moved = { ...defaultState, year: 2040 };
    await rerender({ state: moved });
    await rerender({ state: { ...moved, b: secondPlanOf(moved), shown: 'b' } });
    expect(location.search).toBe('?year=2040&budget-b=4000000&plan-b=worst-first&show=b');
    expect(history.length).toBe(length + 1);
    const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await act(() => arrival);
    expect(location.search).toBe('?year=2040');
    expect(received).toEqual([expect.objectContaining({ year: 2040, b: undefined })]);
  });

  it('makes own streets a step, and none of leaving them', async () => {
    history.pushState(null, '', '/lab');
    const received: LabState[] = [];
    const { rerender } = await renderHook(
      ({ state }: { state: LabState }) => useAddress(state, (earlier) => received.push(earlier)),
      { state: defaultState },
    );
    const length = history.length;
    const own = { ...defaultState, hasOwnStreets: true };
    await rerender({ state: own });
    expect(location.search).toBe('?streets=own');
    expect(history.length).toBe(length + 1);
    await rerender({ state: defaultState });
    await rerender({ state: own });
    const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await act(() => arrival);
    expect(location.search).toBe('');
    expect(received.at(-1)).toMatchObject({ hasOwnStreets: undefined });
  });
});
