import { sampling } from '../facts/sampling.ts';
import { criticalValue } from './t-distribution.ts';

/** Two ratings of the same segment. */
export type Pair = readonly [first: number, second: number];
type Interval = readonly [low: number, high: number];

/** The agreement of two ratings, in points of the index. Differences are second minus first. */
export interface Comparison {
  readonly count: number;
  readonly meanDifference: number;
  /** 95 % confidence interval of the mean difference. */
  readonly interval: Interval;
  /** Standard deviation of the differences. */
  readonly spread: number;
  /** Limits of agreement: 95 % of the differences of single segments (Bland and Altman, 1986). */
  readonly limits: Interval;
  /** Half of the 95 % confidence interval of each limit. */
  readonly limitMargin: number;
  /** Share of segments that differ by 5 points or less. */
  readonly shareWithin: number;
  /** Points by which the difference grows with each point of the rating, with its 95 % interval; undefined for equal ratings. */
  readonly slope: { readonly value: number; readonly interval: Interval } | undefined;
}

export const leastPairs = 3;
const share = 0.95;
/** The normal distribution has 95 % within this many standard deviations. */
const normal = 1.96;

/** Compares pairs of ratings; there are at least three. */
export function compareRatings(pairs: readonly Pair[]): Comparison {
  const count = pairs.length;
  const differences = pairs.map(([first, second]) => second - first);
  const mean = meanOf(differences);
  const spread = Math.sqrt(sumOf(differences.map((one) => (one - mean) ** 2)) / (count - 1));
  const t = criticalValue(count - 1, share);
  const margin = (t * spread) / Math.sqrt(count);
  const within = differences.filter((one) => Math.abs(one) <= sampling.margin.value);
  return {
    count,
    meanDifference: mean,
    interval: [mean - margin, mean + margin],
    spread,
    limits: [mean - normal * spread, mean + normal * spread],
    limitMargin: t * spread * Math.sqrt(1 / count + normal ** 2 / (2 * (count - 1))),
    shareWithin: within.length / count,
    slope: slopeOf(pairs),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const meanOf = (numbers: readonly number[]) => sumOf(numbers) / numbers.length;

/** Fits the differences to the means of the pairs by least squares. */
function slopeOf(pairs: readonly Pair[]): Comparison['slope'] {
  const means = pairs.map(([first, second]) => (first + second) / 2);
  const differences = pairs.map(([first, second]) => second - first);
  const [x, y] = [meanOf(means), meanOf(differences)];
  const squares = sumOf(means.map((one) => (one - x) ** 2));
  if (squares === 0) return undefined;
  const value = sumOf(means.map((one, index) => (one - x) * (differences[index]! - y))) / squares;
  const rest = sumOf(means.map((one, index) => (differences[index]! - y - value * (one - x)) ** 2));
  const freedom = pairs.length - 2;
  const margin = criticalValue(freedom, share) * Math.sqrt(rest / freedom / squares);
  return { value, interval: [value - margin, value + margin] };
}
