import type { Assumptions } from './assumptions.ts';
import { benefitOf } from './benefit.ts';
import { ratingLater } from './rating-later.ts';
import { streetClasses, type StreetClass } from './segment.ts';
import { treatmentAt } from './treatments.ts';

/**
 * The assumptions as tables, class after class: a search for a budget reads them a million times. Ratings fall
 * smoothly, in tenths of a point. Costs and benefits jump where another treatment becomes due, in halves of a point.
 */
export interface Model {
  readonly nextYear: Float64Array;
  /** Dollars per square yard of the treatment that is due; 0 for a street that needs none. */
  readonly costDue: Float64Array;
  /** Points of rating times years that a dollar buys. */
  readonly benefitPerDollar: Float64Array;
}

const tenths = 10;
const halves = 2;
const byTenth = 100 * tenths + 1;
const byHalf = 100 * halves + 1;

/** Returns the entry of a rating in the tables of costs and benefits, for the class with this index. */
export const entryOf = (classIndex: number, rating: number): number =>
  classIndex * byHalf + Math.floor(rating * halves);

/** Returns the rating a year later, for the class with this index. */
export function ratingNextYear({ nextYear }: Model, classIndex: number, rating: number): number {
  const position = rating * tenths;
  const below = Math.min(Math.floor(position), byTenth - 2);
  const entry = classIndex * byTenth + below;
  const lower = nextYear[entry]!;
  return lower + (nextYear[entry + 1]! - lower) * (position - below);
}

const models = new WeakMap<Assumptions, Model>();

/** Returns the tables of some assumptions. Those of one object are built once. */
export function modelOf(assumptions: Assumptions): Model {
  const known = models.get(assumptions);
  if (known) return known;
  const model = buildModel(assumptions);
  models.set(assumptions, model);
  return model;
}

function buildModel({ curve, costs }: Assumptions): Model {
  const costDue = tabulate(byHalf, halves, (streetClass, rating) => {
    const treatment = treatmentAt(rating);
    return treatment ? costs[treatment.name][streetClass] : 0;
  });
  const benefit = tabulate(byHalf, halves, (streetClass, rating) => benefitOf(curve, streetClass, rating));
  return {
    nextYear: tabulate(byTenth, tenths, (streetClass, rating) => ratingLater(curve, streetClass, rating, 1)),
    costDue,
    benefitPerDollar: benefit.map((points, entry) => (costDue[entry]! > 0 ? points / costDue[entry]! : 0)),
  };
}

function tabulate(length: number, steps: number, valueAt: (streetClass: StreetClass, rating: number) => number) {
  const table = new Float64Array(streetClasses.length * length);
  for (const [classIndex, streetClass] of streetClasses.entries())
    for (let step = 0; step < length; step += 1) table[classIndex * length + step] = valueAt(streetClass, step / steps);
  return table;
}
