import type { Assumptions } from '../road-network/assumptions.ts';
import { modelOf } from '../road-network/model.ts';
import { costsDueOf, streetsOf } from '../road-network/network-figures.ts';
import { planYears } from '../road-network/plan-years.ts';
import type { Network } from '../road-network/segment.ts';
import { firstYear } from './lab-state.ts';

/** The share of its backlog that the example town spends in a year. */
const shareOfBacklog = 0.03;

/**
 * Returns a budget to begin with for a network: a share of its backlog, in two digits, and enough for the
 * cheapest work: a share of a few streets' backlog buys nothing.
 */
export function firstBudgetOf(network: Network, assumptions: Assumptions): number {
  const [now] = planYears(network, assumptions, { strategy: 'nothing', budget: 0, firstYear, years: 0 });
  const budget = now!.backlog * shareOfBacklog;
  const unit = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(budget, 1))) - 1);
  const due = costsDueOf(streetsOf(network), now!.ratings, modelOf(assumptions)).filter((cost) => cost > 0);
  const cheapest = due.toSorted()[0] ?? 0;
  return Math.max(unit, Math.round(budget / unit) * unit, Math.ceil(cheapest / unit) * unit);
}
