import type { Assumptions } from './assumptions.ts';
import { benefitOf } from './benefit.ts';
import { ResultMemory } from './result-memory.ts';
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
  /** The place of each entry by what a dollar buys, the most first; 0 for a street that needs no treatment. */
  readonly benefitPlaces: Uint16Array;
  /** The number of places. */
  readonly places: number;
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

const models = new ResultMemory(4);

/** Returns the tables of some assumptions. Equal ones share them: a worker gets a copy with each request. */
export const modelOf = (assumptions: Assumptions): Model => models.get(assumptions, () => buildModel(assumptions));

function buildModel({ curve, costs }: Assumptions): Model {
  const costDue = tabulate(byHalf, halves, (streetClass, rating) => {
    const treatment = treatmentAt(rating);
    return treatment ? costs[treatment.name][streetClass] : 0;
  });
  const benefit = tabulate(byHalf, halves, (streetClass, rating) => benefitOf(curve, streetClass, rating));
  return {
    nextYear: tabulate(byTenth, tenths, (streetClass, rating) => ratingLater(curve, streetClass, rating, 1)),
    costDue,
    ...placesOf(benefit.map((points, entry) => (costDue[entry]! > 0 ? points / costDue[entry]! : NaN))),
  };
}

/** Equal to a thousandth, two entries share a place. */
function placesOf(benefitPerDollar: Float64Array): Pick<Model, 'benefitPlaces' | 'places'> {
  const thousandths = benefitPerDollar.map((benefit) => Math.round(benefit * 1000));
  const distinct = [...new Set(thousandths)].filter((value) => !Number.isNaN(value)).toSorted((a, b) => b - a);
  const placeOf = new Map(distinct.map((value, index) => [value, index + 1]));
  const benefitPlaces = Uint16Array.from(thousandths, (value) => placeOf.get(value) ?? 0);
  return { benefitPlaces, places: distinct.length };
}

function tabulate(length: number, steps: number, valueAt: (streetClass: StreetClass, rating: number) => number) {
  const table = new Float64Array(streetClasses.length * length);
  for (const [classIndex, streetClass] of streetClasses.entries())
    for (let step = 0; step < length; step += 1) table[classIndex * length + step] = valueAt(streetClass, step / steps);
  return table;
}
