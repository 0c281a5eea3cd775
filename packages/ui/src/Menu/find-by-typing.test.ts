import { expect, test } from 'vitest';
import { findByTyping } from './find-by-typing.ts';

const labels = ['Edit', 'View', 'Export', 'Delete'];

test('one letter goes to the next item that starts with it, and round', () => {
  expect(findByTyping(labels, 'e', 0)).toBe(2);
  expect(findByTyping(labels, 'e', 2)).toBe(0);
});

test('more letters may stay where they are', () => {
  expect(findByTyping(labels, 'ex', 2)).toBe(2);
  expect(findByTyping(labels, 'zz', 0)).toBe(-1);
});
