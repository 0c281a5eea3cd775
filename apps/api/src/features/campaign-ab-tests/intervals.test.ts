import { describe, expect, it } from 'vitest';
import { differenceInterval, wilsonInterval } from './intervals.ts';

const rounded = (value: number | undefined) => Number(value!.toFixed(4));

// R. G. Newcombe, Two-sided confidence intervals for the single proportion: comparison of seven methods. Statistics in
// Medicine 17 (1998), 857–872, table I, method 3.
describe('wilsonInterval', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('returns the published interval of %i/%i', (hits, people, low, high) => {
    const interval = wilsonInterval({ hits, people });
    expect([rounded(interval?.low), rounded(interval?.high)]).toEqual([low, high]);
  });

  it('returns nothing without people', () => expect(wilsonInterval({ hits: 0, people: 0 })).toBeUndefined());
});

// R. G. Newcombe, Interval estimation for the difference between independent proportions: comparison of eleven methods.
// Statistics in Medicine 17 (1998), 873–890, table II, method 10.
describe('differenceInterval', () => {
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('returns the published interval of %i/%i and %i/%i', (hits, people, otherHits, others, low, high) => {
    const interval = differenceInterval({ hits, people }, { hits: otherHits, people: others });
    expect([rounded(interval?.low), rounded(interval?.high)]).toEqual([low, high]);
  });
});
