import { describe, expect, test } from 'vitest';
import { calculateCosts as calculateExactly, type Costs } from './calculate-costs.ts';
import { toNumber, type Fraction } from './fraction.ts';
import type { CostInputs } from './inputs.ts';

const inputs: CostInputs = {
  miles: 1_100,
  people: 50_000,
  inspection: 200_000,
  interval: 1,
  repairs: 0,
  savings: 35,
  plan: 'full-service',
  price: 100,
  surveys: 1,
  charged: 'survey',
  share: 100,
  ratio: 1,
  driving: 0,
  years: 5,
};

type Numbers<T> = { [Name in keyof T]: T[Name] extends Fraction ? number : Numbers<T[Name]> };
const numbersOf = <T extends object>(costs: T): Numbers<T> =>
  Object.fromEntries(
    Object.entries(costs).map(([name, value]) => [name, 'top' in value ? toNumber(value) : numbersOf(value)]),
  ) as Numbers<T>;
const calculateCosts = (source: CostInputs): Numbers<Costs> => numbersOf(calculateExactly(source));

describe('calculateCosts', () => {
  test('calculates $110,000 for 1,100 miles at $100, $90,000 less than an inspection of $200,000 each year', () => {
    const { chargedMiles, today, ours, saved } = calculateCosts(inputs);
    expect([chargedMiles, today.total, ours.total, saved]).toEqual([1_100, 200_000, 110_000, 90_000]);
    expect([today.allYears, ours.allYears]).toEqual([1_000_000, 550_000]);
    expect([ours.perMile, ours.perPerson, today.perPerson]).toEqual([100, 2.2, 4]);
    expect(today.perMile).toBeCloseTo(181.82, 2);
  });

  test('spreads an inspection over four years, so that a yearly survey costs more', () => {
    const { today, saved } = calculateCosts({ ...inputs, interval: 4 });
    expect([today.total, saved]).toEqual([50_000, -60_000]);
  });

  test('charges twelve surveys twelve times, or once for a price per year', () => {
    expect(calculateCosts({ ...inputs, surveys: 12 }).ours.fee).toBe(1_320_000);
    expect(calculateCosts({ ...inputs, surveys: 12, charged: 'year' }).ours.fee).toBe(110_000);
  });

  test('charges a quarter of the miles for half the network with two lanes charged as one mile', () => {
    const { chargedMiles, ours } = calculateCosts({ ...inputs, share: 50, ratio: 0.5 });
    expect([chargedMiles, ours.fee, ours.perMile]).toEqual([275, 27_500, 25]);
  });

  test("adds the city's driving of 1,100 miles twice at $3 for self service only", () => {
    const driven = { ...inputs, surveys: 2, driving: 3 };
    expect(calculateCosts({ ...driven, plan: 'self-service' }).ours.driving).toBe(6_600);
    expect(calculateCosts({ ...driven, plan: 'self-service' }).ours.total).toBe(226_600);
    expect(calculateCosts(driven).ours.driving).toBe(0);
  });

  test('counts repairs of $2.87M in both years, 35 percent less in ours', () => {
    const { today, ours, saved } = calculateCosts({ ...inputs, repairs: 2_870_000 });
    expect([today.total, ours.repairs, ours.total, saved]).toEqual([3_070_000, 1_865_500, 1_975_500, 1_094_500]);
  });

  test('reports no saving when today costs nothing', () => {
    expect(calculateCosts({ ...inputs, inspection: 0 }).saved).toBe(-110_000);
  });
});
