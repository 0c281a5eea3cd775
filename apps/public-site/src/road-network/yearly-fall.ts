import { curves, type CurveName } from './curves.ts';
import type { StreetClass } from './segment.ts';

/** Steps of a table in a point of rating. */
const steps = 10;
const ratings = Array.from({ length: 100 * steps + 1 }, (_, index) => index / steps);

/** A function of the rating, as a table: a plan asks for it a hundred thousand times. */
export type ByRating = (rating: number) => number;

export function tabulate(valueAt: ByRating): ByRating {
  const values = Float64Array.from(ratings, valueAt);
  return (rating) => {
    const position = Math.min(100, Math.max(0, rating)) * steps;
    const below = Math.min(Math.floor(position), values.length - 2);
    const lower = values[below]!;
    return lower + (values[below + 1]! - lower) * (position - below);
  };
}

/** Returns the rating that a curve has some years after it had `rating`; it never rises. */
export function ratingLater(curve: CurveName, streetClass: StreetClass, rating: number, years: number): number {
  const { ratingAt, yearsUntil } = curves[curve][streetClass];
  return Math.min(rating, ratingAt(yearsUntil(rating) + years));
}
