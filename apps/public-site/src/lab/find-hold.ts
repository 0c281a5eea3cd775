import type { Assumptions } from '../road-network/assumptions.ts';
import { curveNames } from '../road-network/curves.ts';
import { findBudget } from '../road-network/find-budget.ts';
import type { Range } from '../road-network/plan-range.ts';
import type { Strategy } from '../road-network/plan.ts';
import type { Network } from '../road-network/segment.ts';
import { firstYear } from './lab-state.ts';

/** The budget that holds a target average until a year. */
export interface Hold {
  /** Dollars a year; undefined when no budget reaches the target. */
  readonly budget?: number | undefined;
  /** The budgets under the curves of all sources; undefined when one of them reaches it with none. */
  readonly range?: Range | undefined;
}

export interface HoldRequest {
  readonly strategy: Strategy;
  readonly year: number;
  readonly target: number;
}

/** Looks for a budget. A plan that does nothing has none, so the best order stands in for it. */
export function findHold(network: Network, assumptions: Assumptions, { strategy, year, target }: HoldRequest): Hold {
  const order = strategy === 'nothing' ? 'benefit-per-dollar' : strategy;
  const scenario = { strategy: order, firstYear, years: year - firstYear };
  const budgets = curveNames.map((curve) => findBudget(network, { ...assumptions, curve }, scenario, target));
  const found = budgets.filter((budget) => budget !== undefined);
  return {
    budget: budgets[curveNames.indexOf(assumptions.curve)],
    range: found.length === budgets.length ? { low: Math.min(...found), high: Math.max(...found) } : undefined,
  };
}
