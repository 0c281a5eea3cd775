import type { Assumptions } from './assumptions.ts';
import { benefitOf } from './benefit.ts';
import type { StreetClass } from './segment.ts';
import { treatmentAt } from './treatments.ts';
import { ratingLater, tabulate, type ByRating } from './yearly-fall.ts';

/** A class of streets under some assumptions, by rating. */
export interface ClassModel {
  readonly ratingNextYear: ByRating;
  /** Points of rating times years that a dollar buys. */
  readonly benefitPerDollar: ByRating;
  /** Dollars per square yard of the treatment that is due. */
  readonly costDue: ByRating;
}

export type Model = Readonly<Record<StreetClass, ClassModel>>;

/** Returns the tables that a plan reads. Those of one object of assumptions are built once. */
export function modelOf(assumptions: Assumptions): Model {
  const known = models.get(assumptions);
  if (known) return known;
  const model = buildModel(assumptions);
  models.set(assumptions, model);
  return model;
}

function buildModel({ curve, costs }: Assumptions): Model {
  const classModel = (streetClass: StreetClass): ClassModel => {
    const costDue = (rating: number) => {
      const treatment = treatmentAt(rating);
      return treatment ? costs[treatment.name][streetClass] : 0;
    };
    return {
      ratingNextYear: tabulate((rating) => ratingLater(curve, streetClass, rating, 1)),
      benefitPerDollar: stepped((rating) => {
        const cost = costDue(rating);
        return cost > 0 ? benefitOf(curve, streetClass, rating) / cost : 0;
      }),
      costDue,
    };
  };
  return { arterial: classModel('arterial'), collector: classModel('collector'), local: classModel('local') };
}

// Jumps where another treatment becomes due, so no line may be drawn between two values.
function stepped(valueAt: ByRating): ByRating {
  const values = Float64Array.from({ length: 201 }, (_, index) => valueAt(index / 2));
  return (rating) => values[Math.floor(Math.min(100, Math.max(0, rating)) * 2)]!;
}

const models = new WeakMap<Assumptions, Model>();
