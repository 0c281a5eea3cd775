import { describe, expect, test } from 'vitest';
import { findByTyping } from './find-by-typing.ts';

const labels = ['Edit', 'View', 'Export', 'Delete'];

describe('findByTyping', () => {
  test('moves to the next item that starts with the letter, and wraps around', () => {
    expect(findByTyping(labels, 'e', 0)).toBe(2);
    expect(findByTyping(labels, 'e', 2)).toBe(0);
  });

  test('stays on the current item if it matches several letters', () => {
    expect(findByTyping(labels, 'ex', 2)).toBe(2);
    expect(findByTyping(labels, 'zz', 0)).toBe(-1);
  });
});
