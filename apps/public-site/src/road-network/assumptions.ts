import type { CurveName } from './curves.ts';
import { treatmentNames, type TreatmentName, type UnitCost } from './treatments.ts';
import { costLists, type CostListName } from './unit-costs.ts';

/** Constants of the model that a person may replace. */
export interface Assumptions {
  readonly curve: CurveName;
  /** Today's dollars per square yard. */
  readonly costs: Readonly<Record<TreatmentName, UnitCost>>;
}

/** A place between the lowest cost that a list gives, 0, and the highest, 1. */
export type PlaceInRange = 0 | 0.5 | 1;

/** Returns the costs of a list in today's dollars per square yard. */
export function costsOf(list: CostListName, place: PlaceInRange = 0.5): Assumptions['costs'] {
  const { costs, toToday } = costLists[list];
  const priced = (name: TreatmentName, kind: keyof UnitCost) => {
    const { low, high } = costs[name];
    return (low[kind] + (high[kind] - low[kind]) * place) * toToday;
  };
  const byClass = (name: TreatmentName): UnitCost => ({
    arterial: priced(name, 'arterial'),
    collector: priced(name, 'collector'),
    local: priced(name, 'local'),
  });
  return Object.fromEntries(treatmentNames.map((name) => [name, byClass(name)])) as Assumptions['costs'];
}
