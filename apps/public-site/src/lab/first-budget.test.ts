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

  it('is never nothing', () => {
    expect(firstBudgetOf(networkOf(100), testAssumptions)).toBe(1000);
    expect(firstBudgetOf(networkOf(), testAssumptions)).toBe(1000);
  });
});
