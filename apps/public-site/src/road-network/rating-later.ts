import { curves, type CurveName } from './curves.ts';
import type { StreetClass } from './segment.ts';

/** Returns the rating that a curve has some years after it had `rating`; it never rises. */
export function ratingLater(curve: CurveName, streetClass: StreetClass, rating: number, years: number): number {
  if (years <= 0) return rating;
  const { ratingAt, yearsUntil } = curves[curve][streetClass];
  return Math.min(rating, ratingAt(yearsUntil(rating) + years));
}
