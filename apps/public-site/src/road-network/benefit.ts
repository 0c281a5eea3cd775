import { curves, type CurveName } from './curves.ts';
import type { StreetClass } from './segment.ts';
import { treatmentAt } from './treatments.ts';

/** Years over which a treatment is credited with what it adds. */
export const benefitYears = 20;

/**
 * Returns the benefit of the treatment that is due at a rating: points of rating times years, between the treated and
 * the untreated curve over the next twenty years. 0 where none is due.
 */
export function benefitOf(curve: CurveName, streetClass: StreetClass, rating: number): number {
  const treatment = treatmentAt(rating);
  if (!treatment) return 0;
  const { ratingAt, yearsUntil } = curves[curve][streetClass];
  const treated = yearsUntil(treatment.ratingAfter(rating));
  const untreated = yearsUntil(rating);
  let gained = 0;
  for (let middle = 0.5; middle < benefitYears; middle += 1)
    gained += ratingAt(treated + middle) - ratingAt(untreated + middle);
  return gained;
}
