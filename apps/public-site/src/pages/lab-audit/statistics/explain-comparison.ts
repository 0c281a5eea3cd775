import { countOf } from '../../../count-of.ts';
import { tenth } from '@workspace/ui/road/tenth.ts';
import { sampling } from '../facts/sampling.ts';
import type { Comparison, Pair } from './compare-ratings.ts';

const limit = sampling.margin.value;
/** With fewer pairs, limits of agreement are rough estimates themselves. */
const enoughPairs = 30;
/** Rounds to one decimal, with a real minus sign and without a negative zero. */
export function points(value: number): string {
  const rounded = (tenth(value) || 0).toFixed(1);
  return rounded.replace('-', '−').replace(/\.0$/, '');
}

/** Rounds a share to a whole percentage; 0% and 100% are none and all. */
export function percentOf(share: number): string {
  const percent = Math.round(share * 100);
  return `${share === 0 || share === 1 ? percent : Math.min(99, Math.max(1, percent))}%`;
}

/** Returns the digits of a difference without its sign, as the plot has them: halves round toward plus infinity. */
const sizeOf = (value: number): string => points(value).replace('−', '');

const pointsOf = (value: number) => `${sizeOf(value)} ${sizeOf(value) === '1' ? 'point' : 'points'}`;

const isWithin = ([low, high]: readonly [number, number], of: number) => low > -of && high < of;

/** Names of the two ratings, as in '“Vendor”' or 'the second rating'. */
export type RatingNames = readonly [first: string, second: string];

const opening = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** Says in one sentence how the averages of two ratings differ. */
export function explainAverage(
  { meanDifference, interval: [low, high], count }: Comparison,
  [first, second]: RatingNames,
): string {
  const differs =
    sizeOf(meanDifference) === '0'
      ? `is on average the same as ${first}`
      : `is on average ${pointsOf(meanDifference)} ${meanDifference > 0 ? 'higher' : 'lower'} than ${first}`;
  return `${opening(second)} ${differs} (95% confidence interval ${points(low)} to ${points(high)}, from ${countOf(count, 'segment')}).`;
}

/** Rounding errors of equal differences stay below this spread. */
const noSpread = 1e-9;

/** Says what the interval allows to conclude, and what it leaves open. */
export function explainInterval({ interval, count, meanDifference, spread }: Comparison): string {
  const [low, high] = interval;
  if (meanDifference === 0 && spread < noSpread)
    return 'No segment differs. Check that one rating is not a copy of the other.';
  if (isWithin(interval, limit))
    return low > 0 || high < 0
      ? `That is more than chance usually makes, and less than ${limit} points: one rates steadily higher, by little.`
      : `It can be chance. At 95% confidence, a difference of ${limit} points or more between the averages is unlikely.`;
  if (low >= limit || high <= -limit)
    return `The averages differ by ${limit} points or more, beyond chance. Find out why before you use both in one plan.`;
  return low > 0 || high < 0
    ? `That is more than chance usually makes. Whether it is ${limit} points or more, ${countOf(count, 'segment')} do not settle.`
    : `${countOf(count, 'segment')} settle little: equal averages and a difference of ${limit} points are both possible. Rate more.`;
}

const longestShortScale = 10;

/** Warns about ratings of a short scale, on which the limit of 5 points means nothing; undefined for others. */
export const explainShortScale = (pairs: readonly Pair[]): string | undefined =>
  pairs.flat().every((rating) => rating <= longestShortScale)
    ? `No rating is above ${longestShortScale}. On a short scale such as PASER, ${limit} points are half of all: the band and the conclusions of this page hold for an index from 0 to 100.`
    : undefined;

/** Says what to expect of a single segment. */
export function explainLimits({ limits: [low, high], count, spread }: Comparison, [, second]: RatingNames): string {
  const every = spread < noSpread ? 'every' : 'nearly every';
  if (points(low) === '0' && points(high) === '0') return `Both ratings are the same on ${every} segment.`;
  const direction = (value: number) =>
    sizeOf(value) === '0' ? 'no difference' : `${pointsOf(value)} ${value < 0 ? 'lower' : 'higher'}`;
  if (points(low) === points(high)) return `On ${every} segment ${second} is ${direction(low)}.`;
  return `On a single segment expect ${second} to be anything from ${direction(low)} to ${direction(high)}: about 95 of 100 differences are in there.${count < enoughPairs ? ` ${count} segments are too few to rely on these limits.` : ''}`;
}

/** Says that the difference depends on the rating; undefined if that may be chance. */
export function explainSlope({ slope }: Comparison, [first, second]: RatingNames): string | undefined {
  if (!slope || (slope.interval[0] <= 0 && slope.interval[1] >= 0)) return undefined;
  const change = sizeOf(slope.value * 10);
  return `The difference is not the same everywhere: for each 10 points that a street is better, ${second} ${slope.value > 0 ? 'gains' : 'loses'} ${change} against ${first}. One average and one pair of limits hide this.`;
}
