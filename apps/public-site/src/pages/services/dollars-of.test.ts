import { describe, expect, test } from 'vitest';
import { cityClaims, fullServiceClaims, selfServiceClaims } from '@workspace/contracts/claims/service-claims';
import { dollarsOf } from './dollars-of.ts';

describe('dollarsOf', () => {
  test('parses a sum with any unit', () => {
    expect(['$2.1M', '$450K', '$200,000+', '$100', '$0.10'].map(dollarsOf)).toEqual([
      2_100_000, 450_000, 200_000, 100, 0.1,
    ]);
  });

  test('throws for a text that is not a sum', () => {
    expect(() => dollarsOf('35%')).toThrow('35% is not a sum');
  });

  test('confirms that printed totals equal the sums of their parts', () => {
    const { consultants, fieldInspection, scheduling, saved } = selfServiceClaims;
    expect(dollarsOf(consultants.value) + dollarsOf(fieldInspection.value) + dollarsOf(scheduling.value)).toBe(
      dollarsOf(saved.value),
    );
    const { repairs, liability, overtime, total, after } = cityClaims;
    expect(dollarsOf(repairs.value) + dollarsOf(liability.value) + dollarsOf(overtime.value)).toBe(
      dollarsOf(total.value),
    );
    expect(Math.round((dollarsOf(total.value) * 0.65) / 1e4)).toBe(dollarsOf(after.value) / 1e4);
  });

  test('confirms that the printed miles of an inspection follow from its sum and the price', () => {
    const milesFor = (sum: string) =>
      (dollarsOf(sum) / dollarsOf(fullServiceClaims.price.value)).toLocaleString('en-US');
    expect(milesFor(selfServiceClaims.inspection.value)).toBe(selfServiceClaims.inspectionMiles.value);
    expect(milesFor(fullServiceClaims.inspection.value)).toBe(fullServiceClaims.inspectionMiles.value);
  });
});
