import type { HoldingBudget } from './answer.ts';
import type { Assumptions } from './assumptions.ts';
import { curveNames } from './curves.ts';
import { findBudget } from './find-budget.ts';
import type { Scenario } from './plan.ts';
import type { Network } from './segment.ts';

/**
 * Returns the least budget that reaches a target, and its range under the curves of both sources; undefined when none
 * does under the chosen curve. A plan that does nothing has none: the best order stands in for it.
 */
export function findHoldingBudget(
  network: Network,
  assumptions: Assumptions,
  scenario: Omit<Scenario, 'budget'>,
  target: number,
): HoldingBudget | undefined {
  const strategy = scenario.strategy === 'nothing' ? 'benefit-per-dollar' : scenario.strategy;
  const budgetBy = (curve: Assumptions['curve']) =>
    findBudget(network, { ...assumptions, curve }, { ...scenario, strategy }, target);
  const budget = budgetBy(assumptions.curve);
  if (budget === undefined) return undefined;
  const budgets = curveNames.map((curve) => (curve === assumptions.curve ? budget : budgetBy(curve)));
  const found = budgets.filter((one) => one !== undefined);
  const range = { low: Math.min(...found), high: Math.max(...found) };
  return { budget, range: found.length === budgets.length ? range : undefined };
}
