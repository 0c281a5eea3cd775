// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useCursorPages } from './use-cursor-pages.ts';

const start = () => renderHook(() => useCursorPages<string>(), undefined);

describe('useCursorPages', () => {
  it('goes forward by the cursors of the responses, and back the same way', async () => {
    const { current } = await start();
    expect([current().after, current().pagerOf('b').page, current().pagerOf('b').onPrevious]).toEqual([
      undefined,
      1,
      undefined,
    ]);
    await act(async () => current().pagerOf('b').onNext!());
    await act(async () => current().pagerOf('c').onNext!());
    expect([current().after, current().pagerOf(null).page, current().pagerOf(null).onNext]).toEqual([
      'c',
      3,
      undefined,
    ]);
    await act(async () => current().pagerOf(null).onPrevious!());
    expect([current().after, current().pagerOf('c').page]).toEqual(['b', 2]);
  });

  it('goes one page on when Next is pressed again before that page has loaded', async () => {
    const { current } = await start();
    for (const _press of [1, 2]) await act(async () => current().pagerOf('b').onNext!());
    expect([current().after, current().pagerOf('b').page]).toEqual(['b', 2]);
  });
});
