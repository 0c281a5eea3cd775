import { describe, expect, it } from 'vitest';
import { exampleTown } from './example-town.ts';
import { limits } from './limits.ts';
import { planYears } from './plan-years.ts';
import { testAssumptions } from './test-network.ts';

describe('limits of the model', () => {
  it('name the streets that are sealed in two years running', () => {
    const planned = planYears(exampleTown(500), testAssumptions, {
      strategy: 'benefit-per-dollar',
      budget: 1_000_000,
      firstYear: 2026,
      years: 10,
    });
    const treated = planned.map(({ jobs }) =>
      jobs.flatMap(({ segment, treatment }) => (treatment === 'crack-seal' ? [segment] : [])),
    );
    const again = treated.flatMap((year, index) => year.filter((segment) => treated[index + 1]?.includes(segment)));
    expect(again).not.toEqual([]);
    expect(limits.join(' ')).toContain('even in two years running');
  });
});
