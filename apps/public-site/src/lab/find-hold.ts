import type { Assumptions } from '../road-network/assumptions.ts';
import { curveNames } from '../road-network/curves.ts';
import { findBudget } from '../road-network/find-budget.ts';
import type { HoldingBudget } from '../road-network/answer.ts';
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

/** Looks for the budget that reaches a target. A plan that does nothing has none: the best order stands in for it. */
export function findHold(network: Network, assumptions: Assumptions, { strategy, year, target }: HoldRequest): Hold {
  const order = strategy === 'nothing' ? 'benefit-per-dollar' : strategy;
  const scenario = { strategy: order, firstYear, years: year - firstYear };
  const budgets = curveNames.map((curve) => findBudget(network, { ...assumptions, curve }, scenario, target));
  const found = budgets.filter((budget) => budget !== undefined);
  const budget = budgets[curveNames.indexOf(assumptions.curve)];
  if (budget === undefined) return {};
  const range = { low: Math.min(...found), high: Math.max(...found) };
  return { found: { budget, range: found.length === budgets.length ? range : undefined } };
}
