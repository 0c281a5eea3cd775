import { entryOf, type Model } from './model.ts';
import type { Streets } from './network-figures.ts';
import type { Strategy } from './plan.ts';

// A key and the index of its segment in one number: a typed array sorts them many times faster than a comparison.
const room = 2 ** 16;

/**
 * Returns the indexes of the segments that a treatment is due for, in the order in which a strategy pays for them in a
 * year. A network has fewer than 65,536.
 */
export function rankSegments(
  { classes }: Streets,
  ratings: Float32Array,
  { costDue, benefitPerDollar }: Model,
  strategy: Strategy,
  year: number,
): Float64Array {
  const keyed = new Float64Array(strategy === 'nothing' ? 0 : ratings.length);
  let due = 0;
  for (let index = 0; index < keyed.length; index += 1) {
    const entry = entryOf(classes[index]!, ratings[index]!);
    const cost = costDue[entry]!;
    if (cost === 0) continue;
    const key =
      strategy === 'worst-first'
        ? ratings[index]! * 1000
        : strategy === 'spread-evenly'
          ? shuffled(index, year)
          : leastBenefitKey - benefitPerDollar[entry]! * 1000;
    keyed[due++] = Math.round(key) * room + index;
  }
  const ranked = keyed.subarray(0, due).toSorted();
  for (let place = 0; place < due; place += 1) ranked[place]! %= room;
  return ranked;
}

/** Above the benefit of a thousandth of a dollar at any cost that the page accepts. */
const leastBenefitKey = 2 ** 36;

/** Returns an integer that differs from year to year, the same on every machine. */
function shuffled(index: number, year: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(year, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
