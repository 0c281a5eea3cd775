import type { HoldingBudget } from '../road-network/answer.ts';
import type { Assumptions } from '../road-network/assumptions.ts';
import { findHoldingBudget } from '../road-network/find-holding-budget.ts';
import type { Strategy } from '../road-network/plan.ts';
import type { Network } from '../road-network/segment.ts';
import { firstYear } from './lab-state.ts';

export interface HoldRequest {
  readonly strategy: Strategy;
  readonly year: number;
  readonly target: number;
}

/** A budget that was looked for; undefined when none reaches the target. */
export interface Hold {
  readonly found?: HoldingBudget | undefined;
}

/** Looks for the budget that reaches a target in a year of the lab. */
export const findHold = (
  network: Network,
  assumptions: Assumptions,
  { strategy, year, target }: HoldRequest,
): Hold => ({
  found: findHoldingBudget(network, assumptions, { strategy, firstYear, years: year - firstYear }, target),
});
