import { describe, expect, it } from 'vitest';
import { curves } from './curves.ts';
import { planYears } from './plan-years.ts';
import type { Scenario, Strategy } from './plan.ts';
import { networkOf, street, testAssumptions } from './test-network.ts';

const scenario = (strategy: Strategy, budget: number, years = 10): Scenario => ({
  strategy,
  budget,
  years,
  firstYear: 2026,
});
const plan = (ratings: readonly number[], one: Scenario) => planYears(networkOf(...ratings), testAssumptions, one);

// 900 square yards at the unit cost of the treatment that is due.
const costOf = (treatment: 'crack-seal' | 'patching' | 'overlay' | 'reconstruction') =>
  Math.round(900 * testAssumptions.costs[treatment].local);

describe('planYears', () => {
  it('shows every year from the first to the last, with work in all but the last', () => {
    const planned = plan([20, 20, 20], scenario('worst-first', costOf('reconstruction'), 3));
    expect(planned.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029]);
    expect(planned.map(({ jobs }) => jobs.length > 0)).toEqual([true, true, true, false]);
  });

  it('never lets a rating rise when nothing is done', () => {
    const planned = plan([100, 80, 60, 30, 3, 0], scenario('nothing', 1e9));
    for (const [index, { ratings, spent }] of planned.entries()) {
      expect(spent).toBe(0);
      if (index > 0) expect(ratings.every((rating, at) => rating <= planned[index - 1]!.ratings[at]!)).toBe(true);
    }
  });

  it('costs each segment by its own rating, and sums the backlog', () => {
    const [first] = plan([80, 60, 40, 10, 95], scenario('nothing', 0, 1));
    const due = (['crack-seal', 'patching', 'overlay', 'reconstruction'] as const).map(costOf);
    expect(first!.backlog).toBeCloseTo(
      due.reduce((sum, cost) => sum + cost, 0),
      4,
    );
  });

  it('pays for the worst street first, and passes over one that no longer fits', () => {
    const budget = costOf('reconstruction') + costOf('crack-seal');
    const [first] = plan([80, 40, 10], scenario('worst-first', budget, 1));
    expect(first!.jobs.map(({ segment, treatment }) => [segment, treatment])).toEqual([
      [2, 'reconstruction'],
      [0, 'crack-seal'],
    ]);
    expect(first!.spent).toBeCloseTo(budget, 4);
  });

  it('pays for the most benefit per dollar first', () => {
    const [first] = plan([10, 80], scenario('benefit-per-dollar', costOf('reconstruction'), 1));
    expect(first!.jobs[0]).toMatchObject({ segment: 1, treatment: 'crack-seal' });
  });

  it('leaves a treated street as its treatment does, less a year', () => {
    const planned = plan([10], scenario('worst-first', 1e6, 1));
    expect(planned[1]!.ratings[0]).toBeCloseTo(curves['s-curve'].local.ratingAt(1), 1);
  });

  it.each(['worst-first', 'spread-evenly', 'benefit-per-dollar'] as const)(
    'never spends more than a year has: %s',
    (strategy) => {
      const ratings = Array.from({ length: 300 }, (_, index) => (index * 37) % 101);
      for (const { spent } of plan(ratings, scenario(strategy, 400_000))) expect(spent).toBeLessThanOrEqual(400_000);
    },
  );

  it('ages each street from the year of its own rating', () => {
    const network = {
      name: 'Two',
      segments: [street({ ratedIn: 2016 }), street({ ratedIn: 2026 }), street({ ratedIn: 2030 })],
    };
    const [first] = planYears(network, testAssumptions, scenario('nothing', 0, 1));
    expect(first!.ratings[0]).toBeLessThan(50);
    expect(Array.from(first!.ratings.slice(1))).toEqual([60, 60]);
  });

  it('weighs the average by area', () => {
    const network = { name: 'Two', segments: [street({ pci: 90, lengthFeet: 900 }), street({ pci: 50 })] };
    expect(planYears(network, testAssumptions, scenario('nothing', 0, 0))[0]!.average).toBe(80);
  });

  it('plans a network without streets', () => {
    expect(plan([], scenario('worst-first', 1000, 2)).map(({ average, backlog }) => [average, backlog])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});
