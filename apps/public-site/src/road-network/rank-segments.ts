import { entryOf, type Model } from './model.ts';
import type { Streets } from './network-figures.ts';
import type { Strategy } from './plan.ts';

/**
 * Returns the indexes of the segments that a treatment is due for, in the order in which a strategy pays for them in a
 * year. A network has fewer than 65,536.
 */
export function rankSegments(
  streets: Streets,
  ratings: Float32Array,
  model: Model,
  strategy: Strategy,
  year: number,
): Uint32Array {
  if (strategy === 'nothing') return new Uint32Array();
  if (strategy === 'benefit-per-dollar') return byBenefit(streets, ratings, model);
  const keyOf = strategy === 'worst-first' ? (index: number) => Math.round(ratings[index]! * 1000) : shuffled;
  return byKey(streets, ratings, model, (index) => keyOf(index, year));
}

/** Counts the segments of each place, and then puts them there: a plan of many years is made of sorting. */
function byBenefit({ classes }: Streets, ratings: Float32Array, { benefitPlaces, places }: Model): Uint32Array {
  const placeOf = new Uint16Array(ratings.length);
  const begins = new Uint32Array(places + 2);
  for (let index = 0; index < ratings.length; index += 1) {
    const place = benefitPlaces[entryOf(classes[index]!, ratings[index]!)]!;
    placeOf[index] = place;
    begins[place + 1]! += 1;
  }
  // Those that are not due are in the place before the first.
  const notDue = begins[1]!;
  begins[1] = 0;
  for (let place = 2; place < begins.length; place += 1) begins[place]! += begins[place - 1]!;
  const ranked = new Uint32Array(ratings.length - notDue);
  for (let index = 0; index < ratings.length; index += 1) {
    const place = placeOf[index]!;
    if (place > 0) ranked[begins[place]!++] = index;
  }
  return ranked;
}

// A key and the index of its segment in one number: a typed array sorts them many times faster than a comparison.
const room = 2 ** 16;

function byKey(
  { classes }: Streets,
  ratings: Float32Array,
  { costDue }: Model,
  keyOf: (index: number) => number,
): Uint32Array {
  const keyed = new Float64Array(ratings.length);
  let due = 0;
  for (let index = 0; index < keyed.length; index += 1)
    if (costDue[entryOf(classes[index]!, ratings[index]!)]! > 0) keyed[due++] = keyOf(index) * room + index;
  return Uint32Array.from(keyed.subarray(0, due).toSorted(), (key) => key % room);
}

/** Returns an integer that differs from year to year, the same on every machine. */
function shuffled(index: number, year: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(year, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
