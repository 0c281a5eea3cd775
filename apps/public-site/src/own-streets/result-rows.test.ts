import { expect, it } from 'vitest';
import type { Job, PlannedYear } from '../road-network/plan.ts';
import { networkOf } from '../road-network/test-network.ts';
import { resultRows } from './result-rows.ts';

const year = (number: number, rating: number, jobs: readonly Job[]): PlannedYear => ({
  year: number,
  ratings: Float32Array.of(rating, rating),
  average: rating,
  backlog: 0,
  jobs,
  spent: 0,
});
const years = [
  year(2026, 50, [{ segment: 0, treatment: 'overlay', cost: 12_345 }]),
  year(2027, 64.28, [{ segment: 0, treatment: 'crack-seal', cost: 1_055 }]),
  year(2028, 71, [{ segment: 0, treatment: 'overlay', cost: 9 }]),
];
const rowsIn = (chosen: number) => resultRows({ network: networkOf(50, 50), years, year: chosen });

it('lists the treatments before the chosen year, whose ratings show them', () => {
  expect(rowsIn(2028)[0]).toMatchObject({
    planned_for: 2028,
    planned_rating: 71,
    treatment: 'overlay',
    treatment_in: 2026,
    treatment_usd: 12_345,
    later_treatments: 'crack-seal 2027',
    all_treatments_usd: 13_400,
  });
  expect(rowsIn(2027)[0]).toMatchObject({
    planned_rating: 64.3,
    treatment_in: 2026,
    later_treatments: undefined,
    all_treatments_usd: 12_345,
  });
});

it('lists no treatment of a segment that has none yet', () => {
  const without = { treatment: undefined, treatment_in: undefined, treatment_usd: undefined, all_treatments_usd: 0 };
  expect([rowsIn(2026)[0], rowsIn(2028)[1]]).toMatchObject([without, without]);
});
