import type { Strategy } from '../road-network/plan.ts';
import type { PlanChoice } from './lab-state.ts';

/** Rounds a found budget up to a step of a hundred thousand, or of a thousand, so that it still holds. */
export function budgetOf(budget: number, strategy: Strategy): PlanChoice {
  const step = budget > 1e6 ? 100_000 : 1000;
  return {
    budget: Math.ceil(budget / step) * step,
    strategy: strategy === 'nothing' ? 'benefit-per-dollar' : strategy,
  };
}
