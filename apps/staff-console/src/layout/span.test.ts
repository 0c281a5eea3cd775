import { describe, expect, it } from 'vitest';
import { span } from './span.ts';

const minute = 60_000;

describe('span', () => {
  it.each([
    [-5 * minute, '0 min'],
    [59.9 * minute, '59 min'],
    [60 * minute, '1 h'],
    [47.9 * 60 * minute, '47 h'],
    [72 * 60 * minute, '3 days'],
  ])('formats %i ms as %s', (milliseconds, words) => expect(span(milliseconds)).toBe(words));
});
