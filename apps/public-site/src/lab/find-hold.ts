import type { HoldingBudget } from '../road-network/answer.ts';
import type { Assumptions } from '../road-network/assumptions.ts';
import { findHoldingBudget } from '../road-network/find-holding-budget.ts';
import { averagesOf } from '../road-network/plan-years.ts';
import type { Strategy } from '../road-network/plan.ts';
import type { Network } from '../road-network/segment.ts';
import { firstYear } from './lab-state.ts';

export interface HoldRequest {
  readonly strategy: Strategy;
  readonly year: number;
  /** Undefined for today's average, in more digits than the page has. */
  readonly target: number | undefined;
}

/** A budget that was looked for; undefined when none reaches the target. */
export interface Hold {
  readonly found?: HoldingBudget | undefined;
}

/** Looks for the budget that reaches a target in a year of the lab. */
export function findHold(network: Network, assumptions: Assumptions, { strategy, year, target }: HoldRequest): Hold {
  const scenario = { strategy, firstYear, years: year - firstYear };
  const average = target ?? averagesOf(network, assumptions, { ...scenario, budget: 0, years: 0 })[0]!;
  return { found: findHoldingBudget(network, assumptions, scenario, average) };
}
