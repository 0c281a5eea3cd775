import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

describe('wholePercents', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0.126, 0.126, 0.126, 0.622],
      [13, 13, 12, 62],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1],
      [15, 15, 14, 14, 14, 14, 14],
    ],
    [
      [0, 5, 0],
      [0, 100, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('rounds the shares of %j to %j', (parts, percents) => expect(wholePercents(parts)).toEqual(percents));
});
