import { seeded } from '@workspace/ui/road/seeded.ts';
import type { Network, Segment, StreetClass } from '../segment.ts';

/** Figures of Berkeley's plan of 2022, as reported second hand. */
export const berkeley = {
  squareFeet: 35_300_000,
  average: 55.5,
  yearlySpending: 15_000_000,
  backlog: 259_800_000,
  holdSteady: 18_300_000,
  holdSteadyIndependent: 17_900_000,
} as const;

const count = 1500;
const widthFeet = 30;
const firstYear = 2022;

/**
 * Returns a network of Berkeley's area and average rating. How its ratings spread around the average was not in the
 * document, so the standard deviation is an argument; a tenth of the streets is arterial and two tenths are collectors.
 */
export function berkeleyLike(standardDeviation: number): Network {
  const random = seeded(2022);
  const drawn = Array.from({ length: count }, () => clamp(berkeley.average + standardDeviation * normal(random)));
  const shift = berkeley.average - drawn.reduce((sum, rating) => sum + rating, 0) / count;
  const segments = drawn.map((rating, index): Segment => {
    const [id, lengthFeet] = [`B${index}`, berkeley.squareFeet / count / widthFeet];
    const pci = clamp(rating + shift);
    return { id, name: id, streetClass: classOf(index), lengthFeet, widthFeet, pci, ratedIn: firstYear, line: [] };
  });
  return { name: 'A network like Berkeley’s', segments };
}

const clamp = (rating: number) => Math.min(100, Math.max(0, rating));
const classOf = (index: number): StreetClass =>
  index % 10 === 0 ? 'arterial' : index % 10 <= 2 ? 'collector' : 'local';
// Box and Muller's way from two even numbers to a normal one.
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
