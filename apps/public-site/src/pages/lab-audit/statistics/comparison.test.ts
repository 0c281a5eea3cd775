import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRatings, type Pair } from './compare-ratings.ts';
import { explainAverage, explainInterval, explainLimits, explainSlope, points } from './explain-comparison.ts';
import { readPairs } from './read-pairs.ts';

const names = ['the walk', '“Vendor”'] as const;

// Bland and Altman, Lancet 1986: peak flow by two meters, first measurements (l/min).
const first = [494, 395, 516, 434, 476, 557, 413, 442, 650, 433, 417, 656, 267, 478, 178, 423, 427];
const second = [512, 430, 520, 428, 500, 600, 364, 380, 658, 445, 432, 626, 260, 477, 259, 350, 451];
const published = compareRatings(first.map((one, index): Pair => [second[index]!, one]));

describe('compareRatings', () => {
  it('returns the published mean, spread and interval of a known data set', () => {
    expect(published.count).toBe(17);
    expect(published.meanDifference).toBeCloseTo(-2.1, 1);
    expect(published.spread).toBeCloseTo(38.8, 1);
    // Published: -22.0 to 17.8.
    expect(published.interval[0]).toBeCloseTo(-22, 0);
    expect(published.interval[1]).toBeCloseTo(17.8, 0);
  });

  it('has limits of two spreads, and the share within 5 points', () => {
    const pairs: Pair[] = [
      [50, 55],
      [60, 66],
      [70, 70],
      [80, 77],
    ];
    const { meanDifference, spread, limits, shareWithin } = compareRatings(pairs);
    expect(meanDifference).toBe(2);
    expect(spread).toBeCloseTo(Math.sqrt(54 / 3), 9);
    expect(limits[1]).toBeCloseTo(2 + 1.96 * spread, 9);
    expect(shareWithin).toBe(0.75);
  });

  it('turns its signs when the ratings change places', () => {
    const rating = integer({ min: 0, max: 100 });
    assert(
      property(array(tuple(rating, rating), { minLength: 3, maxLength: 60 }), (pairs) => {
        const [one, other] = [compareRatings(pairs), compareRatings(pairs.map(([a, b]) => [b, a]))];
        expect(one.meanDifference).toBeCloseTo(-other.meanDifference, 9);
        expect(one.interval[0]).toBeCloseTo(-other.interval[1], 9);
        expect(one.shareWithin).toBe(other.shareWithin);
      }),
    );
  });

  it('finds a difference that grows with the rating', () => {
    const pairs = Array.from({ length: 20 }, (_, index): Pair => [index * 5, index * 5 + index * 0.5 + (index % 2)]);
    expect(explainSlope(compareRatings(pairs), names)).toMatch(/gains 0\.\d|gains 1/);
    expect(explainSlope(published, names)).toBeUndefined();
  });
});

describe('explanations', () => {
  const comparison = (low: number, high: number) =>
    ({
      ...compareRatings([
        [1, 1],
        [2, 3],
        [3, 3],
      ]),
      interval: [low, high],
      meanDifference: (low + high) / 2,
      count: 24,
    }) as const;
  it.each([
    [-2, 2, /It can be chance\. At 95% confidence, a difference of 5 points or more .* unlikely/],
    [1, 4, /more than chance usually makes, and less than 5 points/],
    [6, 9, /differ by 5 points or more/],
    [-9, -5, /differ by 5 points or more/],
    [2, 8, /24 segments do not settle/],
    [-4, 8, /settle little/],
  ])('of an interval from %d to %d', (low, high, text) => expect(explainInterval(comparison(low, high))).toMatch(text));

  it('name the direction', () => {
    expect(explainAverage(comparison(1, 4), names)).toBe(
      '“Vendor” is on average 2.5 points higher than the walk (95% confidence interval 1 to 4, from 24 segments).',
    );
    expect(explainAverage(comparison(-4, -1), names)).toContain('2.5 points lower');
    expect(explainAverage(comparison(-1, 3), names)).toContain('is on average 1 point higher than');
    expect(explainAverage(comparison(-1, 1), names)).toContain('the same as the walk');
    expect(explainLimits({ ...published, limits: [0, 0], spread: 0 }, names)).toBe(
      'Both ratings are the same on every segment.',
    );
    expect(explainLimits({ ...published, limits: [-4.4, 11.6] }, names)).toContain(
      'from 4.4 points lower to 11.6 points higher',
    );
  });

  it.each([
    [-0.04, '0'],
    [-3.25, '−3.2'],
    [12, '12'],
  ])('write %d as %s', (value, text) => expect(points(value)).toBe(text));
});

describe('readPairs', () => {
  const unnamed = ['the first rating', 'the second rating'];
  it.each([
    [
      'tabs and a header',
      'Street\tWalk\tVendor\nA St\t50\t52\nB St\t61\t60',
      ['“Walk”', '“Vendor”'],
      [
        [50, 52],
        [61, 60],
      ],
    ],
    [
      'commas',
      '50,52\n61.5,60',
      unnamed,
      [
        [50, 52],
        [61.5, 60],
      ],
    ],
    [
      'semicolons and decimal commas',
      'a;b\n50,5;52\n61;60,25',
      ['“a”', '“b”'],
      [
        [50.5, 52],
        [61, 60.25],
      ],
    ],
    [
      'tabs and decimal commas',
      '50,5\t52,25\n61\t60',
      unnamed,
      [
        [50.5, 52.25],
        [61, 60],
      ],
    ],
    [
      'spaces',
      ' 50  52\n61 60 ',
      unnamed,
      [
        [50, 52],
        [61, 60],
      ],
    ],
    [
      'a cell in quotes that contains the delimiter',
      '"Main St, 100 block","71","69,5"\n"Elm ""A"" St, west",62,"70,5"',
      unnamed,
      [
        [71, 69.5],
        [62, 70.5],
      ],
    ],
  ])('reads %s', (_name, text, names, pairs) => expect(readPairs(text)).toEqual({ names, pairs, problems: [] }));

  it('lists each line that it does not use, with the reason', () => {
    expect(readPairs('50,52\nn/a,60\n\n40,\n70,170\n55').problems).toEqual([
      { line: 2, reason: '“n/a” is not a number.' },
      { line: 4, reason: 'One of the ratings is missing.' },
      { line: 5, reason: '170 is not between 0 and 100.' },
      { line: 6, reason: 'It has only one column.' },
    ]);
  });
});
