import { describe, expect, it } from 'vitest';
import { networkOf, testAssumptions } from '../road-network/test-network.ts';
import { firstBudgetOf } from './first-budget.ts';

describe('firstBudgetOf', () => {
  it('is a share of the backlog in two digits', () => {
    const ratings = Array.from({ length: 400 }, (_, index) => index % 101);
    const budget = firstBudgetOf(networkOf(...ratings), testAssumptions);
    expect(budget).toBeGreaterThan(1_000_000);
    expect(budget % 100_000).toBe(0);
  });

  it('pays for the cheapest work that is due in a network of a few streets', () => {
    // 900 square yards of preventive patching at $38.37, and of an overlay at $159.22.
    expect(firstBudgetOf(networkOf(60), testAssumptions)).toBe(35_000);
    expect(firstBudgetOf(networkOf(30, 60, 100), testAssumptions)).toBe(35_000);
    expect(firstBudgetOf(networkOf(30), testAssumptions)).toBe(144_000);
  });

  it('is never nothing', () => {
    expect(firstBudgetOf(networkOf(100), testAssumptions)).toBe(1000);
    expect(firstBudgetOf(networkOf(), testAssumptions)).toBe(1000);
  });
});
