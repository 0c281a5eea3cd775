import { describe, expect, it } from 'vitest';
import { rating } from '../road-network/amounts.ts';
import { exampleTown } from '../road-network/example-town.ts';
import { planYears } from '../road-network/plan-years.ts';
import { assumptionsOf } from './cost-fields.ts';
import { resultOf, scenarioOf } from './plan-result.ts';
import { readState } from './read-state.ts';

describe('resultOf', () => {
  it('has the averages that are printed for the same plan in the packet', () => {
    const { state } = readState(new URLSearchParams());
    const town = exampleTown(state.segments);
    const choice = { ...state.a, budget: 4_000_000 };
    const printed = planYears(town, assumptionsOf(state), scenarioOf(choice)).map(({ average }) => rating(average));
    const { figures } = resultOf(town, assumptionsOf(state), choice);
    expect(figures.map(({ average }) => rating(average))).toEqual(printed);
  });
});
