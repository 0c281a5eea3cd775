// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { firstRows, useFirstRows } from './use-first-rows.ts';

const rows = Array.from({ length: 50 }, (_, index) => index);

describe('useFirstRows', () => {
  it('returns the rows of a screen first, and then all, also of the next page', async () => {
    const counts: number[] = [];
    const { current, rerender } = await renderHook((listed: readonly number[]) => {
      const shown = useFirstRows(listed);
      counts.push(shown.length);
      return shown;
    }, rows);
    expect([counts[0], current().length]).toEqual([firstRows, 50]);
    await rerender(rows.slice(0, 30));
    expect([counts.at(-1), current().length]).toEqual([30, 30]);
  });
});
