import { describe, expect, it } from 'vitest';
import { compareRatings, type Pair } from './compare-ratings.ts';
import {
  explainAverage,
  explainInterval,
  explainLimits,
  explainSlope,
  percentOf,
  points,
} from './explain-comparison.ts';

const names = ['the walk', 'the vendor'] as const;
const quarterLower: readonly Pair[] = [
  [70, 80],
  [60, 60],
  [50, 40],
  [90, 89],
];

describe('the sentences of a comparison', () => {
  it('have the same digits as the figures of the plot', () => {
    const comparison = compareRatings(quarterLower);
    expect(points(comparison.meanDifference)).toBe('−0.2');
    expect(explainAverage(comparison, names)).toContain('is on average 0.2 points lower than the walk');
    const exact = { ...comparison, limits: [-3.25, -1.25] as const };
    expect(points(-3.25)).toBe('−3.2');
    expect(explainLimits(exact, names)).toContain('from 3.2 points lower to 1.2 points lower');
    const slope = { value: -0.125, interval: [-0.2, -0.1] as const };
    expect(explainSlope({ ...comparison, slope }, names)).toContain('loses 1.2 against');
  });

  it('name one difference of all segments once, and none as none', () => {
    const alike = compareRatings([
      [70, 75],
      [60, 65],
      [50, 55],
    ]);
    expect(explainLimits(alike, names)).toBe('On every segment the vendor is 5 points higher.');
    expect(explainLimits({ ...alike, limits: [0, 4] }, names)).toContain('from no difference to 4 points higher');
  });

  it.each([
    [2999 / 3000, '99%'],
    [1 / 3000, '1%'],
    [1, '100%'],
    [0, '0%'],
    [0.625, '63%'],
  ])('round a share of %d to %s: all and none are exact', (share, text) => expect(percentOf(share)).toBe(text));

  it('name no chance for two equal ratings', () => {
    const equal = compareRatings(Array.from({ length: 10 }, (_, index): Pair => [60 + index, 60 + index]));
    expect(explainInterval(equal)).toBe('No segment differs. Check that one rating is not a copy of the other.');
  });

  it('separate the thousands of a count', () => {
    const pairs = Array.from({ length: 1200 }, (_, index): Pair => [60, 60 + ((index * 37) % 41)]);
    expect(explainAverage(compareRatings(pairs), names)).toContain('from 1,200 segments');
  });

  it('do not count a few other segments among all', () => {
    const pairsWithOneOther = (difference: number) =>
      Array.from({ length: 3000 }, (_, index): Pair => [60, 60 + difference + (index === 7 ? 1 : 0)]);
    expect(explainLimits(compareRatings(pairsWithOneOther(0)), names)).toBe(
      'Both ratings are the same on nearly every segment.',
    );
    expect(explainLimits(compareRatings(pairsWithOneOther(5)), names)).toBe(
      'On nearly every segment the vendor is 5 points higher.',
    );
  });
});
