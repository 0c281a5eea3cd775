import type { Assumptions } from '../road-network/assumptions.ts';
import { planYears } from '../road-network/plan-years.ts';
import type { Network } from '../road-network/segment.ts';
import { firstYear } from './lab-state.ts';

/** The share of its backlog that the example town spends in a year. */
const shareOfBacklog = 0.03;

/** Returns a budget to begin with for a network: a share of its backlog, in two digits. */
export function firstBudgetOf(network: Network, assumptions: Assumptions): number {
  const [now] = planYears(network, assumptions, { strategy: 'nothing', budget: 0, firstYear, years: 0 });
  const budget = now!.backlog * shareOfBacklog;
  const unit = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(budget, 1))) - 1);
  return Math.max(unit, Math.round(budget / unit) * unit);
}
