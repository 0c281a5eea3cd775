import { describe, expect, it } from 'vitest';
import { defaultAssumptions } from './assumptions.ts';
import { findBudget } from './find-budget.ts';
import { averageRange, budgetRange } from './plan-range.ts';
import { planYears } from './plan-years.ts';
import { networkOf } from './test-network.ts';

const network = networkOf(...Array.from({ length: 400 }, (_, index) => (index * 37) % 101));
const scenario = { strategy: 'benefit-per-dollar', firstYear: 2026, years: 10 } as const;
const endOf = (budget: number) => planYears(network, defaultAssumptions, { ...scenario, budget }).at(-1)!.average;

describe('findBudget', () => {
  it('finds a budget that reaches the target, while a twentieth less does not', () => {
    const budget = findBudget(network, defaultAssumptions, scenario, 65)!;
    expect(endOf(budget)).toBeGreaterThanOrEqual(65);
    expect(endOf(budget * 0.95)).toBeLessThan(65);
  });

  it('needs nothing for a target that the streets have at the end anyway', () => {
    expect(findBudget(network, defaultAssumptions, scenario, 1)).toBe(0);
  });

  it('finds none for a target that no money reaches', () => {
    expect(findBudget(network, defaultAssumptions, scenario, 100)).toBeUndefined();
    expect(findBudget(network, defaultAssumptions, { ...scenario, strategy: 'nothing' }, 60)).toBeUndefined();
  });
});

describe('averageRange', () => {
  it('contains the plan of each curve in every year', () => {
    const both = averageRange(network, defaultAssumptions, { ...scenario, budget: 500_000 });
    const plans = (['s-curve', 'exponential'] as const).map((curve) =>
      planYears(network, { ...defaultAssumptions, curve }, { ...scenario, budget: 500_000 }),
    );
    for (const [year, { low, high }] of both.entries())
      expect([low, high]).toEqual(plans.map((plan) => plan[year]!.average).toSorted((a, b) => a - b));
  });
});

describe('budgetRange', () => {
  it('goes from the cheaper curve to the dearer one', () => {
    const { low, high } = budgetRange(network, defaultAssumptions, scenario, 60)!;
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
  });

  it('is absent when a curve reaches the target with no budget', () => {
    expect(budgetRange(network, defaultAssumptions, scenario, 100)).toBeUndefined();
  });
});
