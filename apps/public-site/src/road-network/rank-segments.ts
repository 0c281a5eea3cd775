import type { Model } from './model.ts';
import type { Streets } from './network-figures.ts';
import type { Strategy } from './plan.ts';

/** The order in which segments are paid for: a smaller key comes first. */
type KeyOf = (index: number, rating: number) => number;

/**
 * Returns the indexes of the segments that a treatment is due for, in the order in which a strategy pays for them in a
 * year.
 */
export function rankSegments(
  { segments }: Streets,
  ratings: Float32Array,
  model: Model,
  strategy: Strategy,
  year: number,
): Iterable<number> {
  if (strategy === 'nothing') return [];
  const keys: Readonly<Record<Exclude<Strategy, 'nothing'>, KeyOf>> = {
    'worst-first': (_, rating) => rating * 1000,
    'spread-evenly': (index) => shuffled(index, year),
    'benefit-per-dollar': (index, rating) =>
      leastBenefitKey - model[segments[index]!.streetClass].benefitPerDollar(rating) * 1000,
  };
  return sortedByKey(segments.length, keys[strategy], (index) => {
    const rating = ratings[index]!;
    return model[segments[index]!.streetClass].costDue(rating) > 0 ? rating : undefined;
  });
}

// A key and the index of its segment in one number: a typed array sorts them many times faster than a comparison.
const room = 2 ** 16;

function sortedByKey(count: number, keyOf: KeyOf, ratingDue: (index: number) => number | undefined): Float64Array {
  const keyed = new Float64Array(count);
  let due = 0;
  for (let index = 0; index < count; index += 1) {
    const rating = ratingDue(index);
    if (rating !== undefined) keyed[due++] = Math.round(keyOf(index, rating)) * room + index;
  }
  return keyed
    .subarray(0, due)
    .toSorted()
    .map((key) => key % room);
}

/** Above the benefit of a thousandth of a dollar at any cost that the page accepts. */
const leastBenefitKey = 2 ** 36;

/** Returns an integer that differs from year to year, the same on every machine. */
function shuffled(index: number, year: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(year, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
