import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

describe('readNumber', () => {
  test.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1,234,567.5', 1_234_567.5],
    [' $200,000 ', 200_000],
    ['35%', 35],
    ['600+', 600],
    ['.5', 0.5],
    ['12.', 12],
    ['-3', -3],
    ['-0', 0],
  ])('parses %j as %d', (text, number) => expect(readNumber(text)).toBe(number));

  test.each(['', ' ', '$', '.', 'abc', '1,5', '12,00', '1e3', '0x10', '1.2.3', 'Infinity', 'NaN', '١٢'])(
    'rejects %j',
    (text) => expect(readNumber(text)).toBeUndefined(),
  );
});
