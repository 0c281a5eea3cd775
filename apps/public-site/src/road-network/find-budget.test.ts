import { describe, expect, it } from 'vitest';
import { printedStep } from './amounts.ts';
import { findBudget } from './find-budget.ts';
import { findHoldingBudget } from './find-holding-budget.ts';
import { averageRange } from './plan-range.ts';
import { planYears } from './plan-years.ts';
import { networkOf, testAssumptions } from './test-network.ts';

const network = networkOf(...Array.from({ length: 400 }, (_, index) => (index * 37) % 101));
const scenario = { strategy: 'benefit-per-dollar', firstYear: 2026, years: 10 } as const;
const endOf = (budget: number) => planYears(network, testAssumptions, { ...scenario, budget }).at(-1)!.average;

describe('findBudget', () => {
  it('finds a budget that reaches the target, while a twentieth less does not', () => {
    const budget = findBudget(network, testAssumptions, scenario, 65)!;
    expect(endOf(budget)).toBeGreaterThanOrEqual(65);
    expect(endOf(budget * 0.95)).toBeLessThan(65);
  });

  it('finds a budget above the backlog of today, which may be nothing', () => {
    const good = networkOf(...Array.from({ length: 200 }, () => 90));
    const budget = findBudget(good, testAssumptions, scenario, 80)!;
    const planned = planYears(good, testAssumptions, { ...scenario, budget });
    expect(planned[0]!.backlog).toBe(0);
    expect(planned.at(-1)!.average).toBeGreaterThanOrEqual(80);
  });

  it('rounds up to the digits that are printed, so that the printed budget reaches the target', () => {
    const budget = findBudget(network, testAssumptions, scenario, 65)!;
    expect(budget % printedStep(budget)).toBe(0);
    expect(endOf(budget)).toBeGreaterThanOrEqual(65);
  });

  it('rounds up to tenths of a billion for the streets of a state', () => {
    const state = networkOf(...Array.from({ length: 200 }, (_, index) => (index * 37) % 101));
    const wide = { ...state, segments: state.segments.map((one) => ({ ...one, lengthFeet: 3_000_000 })) };
    const budget = findBudget(wide, testAssumptions, scenario, 65)!;
    expect(budget).toBeGreaterThan(1e9);
    expect(budget % 1e8).toBe(0);
  });

  it('needs nothing for a target that the streets have at the end anyway', () => {
    expect(findBudget(network, testAssumptions, scenario, 1)).toBe(0);
  });

  it('finds none for a target that no money reaches', () => {
    expect(findBudget(network, testAssumptions, scenario, 100)).toBeUndefined();
    expect(findBudget(network, testAssumptions, { ...scenario, strategy: 'nothing' }, 60)).toBeUndefined();
  });
});

describe('averageRange', () => {
  it('contains the plan of each curve in every year', () => {
    const both = averageRange(network, testAssumptions, { ...scenario, budget: 500_000 });
    const plans = (['s-curve', 'exponential'] as const).map((curve) =>
      planYears(network, { ...testAssumptions, curve }, { ...scenario, budget: 500_000 }),
    );
    for (const [year, { low, high }] of both.entries())
      expect([low, high]).toEqual(plans.map((plan) => plan[year]!.average).toSorted((a, b) => a - b));
  });
});

describe('findHoldingBudget', () => {
  it('goes from the cheaper curve to the dearer one', () => {
    const { budget, range } = findHoldingBudget(network, testAssumptions, scenario, 60)!;
    expect(range!.low).toBeGreaterThan(0);
    expect(range!.high).toBeGreaterThan(range!.low);
    expect([range!.low, range!.high]).toContain(budget);
  });

  it('is absent when no budget reaches the target', () => {
    expect(findHoldingBudget(network, testAssumptions, scenario, 100)).toBeUndefined();
  });

  it('takes the best order for a plan that does nothing', () => {
    const idle = findHoldingBudget(network, testAssumptions, { ...scenario, strategy: 'nothing' }, 60);
    expect(idle).toEqual(findHoldingBudget(network, testAssumptions, scenario, 60));
  });
});
