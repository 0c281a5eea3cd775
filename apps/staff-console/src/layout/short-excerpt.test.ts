import { expect, it } from 'vitest';
import { shortExcerpt } from './short-excerpt.ts';

it('keeps 80 characters and cuts the 81st', () => {
  expect(shortExcerpt('a'.repeat(80))).toBe('a'.repeat(80));
  expect(shortExcerpt('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
});

it('never cuts a character in two', () => expect(shortExcerpt('🛣'.repeat(81))).toBe(`${'🛣'.repeat(80)}…`));
