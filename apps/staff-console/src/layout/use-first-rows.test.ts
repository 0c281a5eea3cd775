// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { countFirstRows, useFirstRows } from './use-first-rows.ts';

const rows = Array.from({ length: 50 }, (_, index) => index);

describe('useFirstRows', () => {
  it('returns the rows of a screen first, and then all, also of the next page', async () => {
    const counts: number[] = [];
    const { current, rerender } = await renderHook((listed: readonly number[]) => {
      const shown = useFirstRows(listed);
      counts.push(shown.length);
      return shown;
    }, rows);
    expect([counts[0], current().length]).toEqual([countFirstRows(), 50]);
    await rerender(rows.slice(0, 30));
    expect([counts.at(-1), current().length]).toEqual([30, 30]);
  });
});

describe('countFirstRows', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['a laptop', 800, 16],
    ['a large screen', 1_400, 31],
    ['a low window', 320, 10],
  ])('fills the window of %s', (_screen, innerHeight, rows) => {
    vi.stubGlobal('innerHeight', innerHeight);
    expect(countFirstRows()).toBe(rows);
  });
});
