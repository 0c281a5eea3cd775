import { describe, expect, it } from 'vitest';
import { shortExcerpt } from './short-excerpt.ts';

describe('shortExcerpt', () => {
  it('keeps 80 characters and cuts off the 81st', () => {
    expect(shortExcerpt('a'.repeat(80))).toBe('a'.repeat(80));
    expect(shortExcerpt('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
  });

  it('never splits a character', () => expect(shortExcerpt('🛣'.repeat(81))).toBe(`${'🛣'.repeat(80)}…`));
});
