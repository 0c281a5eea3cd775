import { costsOf, type Assumptions } from '../road-network/assumptions.ts';
import { treatmentNames, type TreatmentName } from '../road-network/treatments.ts';
import { costLists } from '../road-network/unit-costs.ts';
import type { StreetClass } from '../road-network/segment.ts';
import { readNumber } from '../cost-calculator/read-number.ts';
import type { LabState } from './lab-state.ts';
import { costNames, type CostName } from './param-names.ts';

// A treatment without a price would have no place in the order by benefit per dollar.
const least = 0.01;
const most = 10_000;

type Costs = Pick<LabState, 'costList' | 'costs'>;

/** Returns a cost of the chosen list as its field shows it, in today's dollars per square yard. */
export function listedCost({ costList }: Pick<Costs, 'costList'>, name: CostName): string {
  const streetClass = name.slice(name.lastIndexOf('-') + 1) as StreetClass;
  const treatment = name.slice(0, name.lastIndexOf('-')) as TreatmentName;
  return costsOf(costList)[treatment][streetClass].toFixed(2);
}

/** Returns the text of a cost's field. */
export const costText = (state: Costs, name: CostName): string => state.costs[name] ?? listedCost(state, name);

/** Returns true when a field has the cost of the list. */
export function isListed(state: Costs, name: CostName): boolean {
  const text = state.costs[name];
  return text === undefined || readNumber(text) === Number(listedCost(state, name));
}

/** Returns the message for a cost that cannot be used. */
export function costError(state: Costs, name: CostName): string | undefined {
  const number = readNumber(costText(state, name));
  if (number !== undefined && number >= least && number <= most) return undefined;
  return `Write dollars per square yard, from ${least} to ${most.toLocaleString('en-US')}. Until then the plan uses $${listedCost(state, name)}.`;
}

/** Returns the name of the chosen list, with a remark when the plan has other costs too. */
export function costsLabel(state: Costs): string {
  const hasOwn = costNames.some((name) => !isListed(state, name) && costError(state, name) === undefined);
  return costLists[state.costList].label + (hasOwn ? ', with your own prices' : '');
}

/** Returns a value that is the same for the same assumptions. */
export const assumptionsKey = (state: Costs & Pick<LabState, 'curve'>): string =>
  JSON.stringify([
    state.curve,
    state.costList,
    ...costNames.map((name) => (isListed(state, name) ? '' : state.costs[name])),
  ]);

/** Returns the assumptions of a state. A field without a usable cost counts as the list's. */
export function assumptionsOf(state: Costs & Pick<LabState, 'curve'>): Assumptions {
  const listed = costsOf(state.costList);
  const costOf = (treatment: TreatmentName, streetClass: StreetClass) => {
    const name: CostName = `${treatment}-${streetClass}`;
    if (isListed(state, name) || costError(state, name) !== undefined) return listed[treatment][streetClass];
    return readNumber(costText(state, name))!;
  };
  const costs = treatmentNames.map((treatment) => [
    treatment,
    {
      local: costOf(treatment, 'local'),
      collector: costOf(treatment, 'collector'),
      arterial: costOf(treatment, 'arterial'),
    },
  ]);
  return { curve: state.curve, costs: Object.fromEntries(costs) as Assumptions['costs'] };
}
