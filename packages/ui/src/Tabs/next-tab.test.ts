import { describe, expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

describe('nextTab', () => {
  test('wraps around on arrow keys, moves to the ends on Home and End, and ignores other keys', () => {
    expect(nextTab('ArrowRight', 2, 3)).toBe(0);
    expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
    expect(nextTab('End', 0, 3)).toBe(2);
    expect(nextTab('a', 0, 3)).toBeUndefined();
  });
});
