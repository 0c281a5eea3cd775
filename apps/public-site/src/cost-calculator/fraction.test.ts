import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  compare,
  decimalUnit,
  dividedBy,
  minus,
  plus,
  roundTo,
  times,
  toFraction,
  toNumber,
} from './fraction.ts';

describe('fraction', () => {
  it('calculates exactly with decimals', () => {
    expect(plus(toFraction(0.1), toFraction(0.2))).toEqual(toFraction(0.3));
    expect(times(dividedBy(toFraction(1), toFraction(3)), toFraction(3))).toEqual(toFraction(1));
    expect(minus(toFraction(1e21), toFraction(1))).toEqual({ top: 999_999_999_999_999_999_999n, bottom: 1n });
    expect(dividedBy(toFraction(1), toFraction(-2))).toEqual(toFraction(-0.5));
  });

  it('converts every number to a fraction and back', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e30, max: 1e30, noNaN: true }), (value) => {
        fc.pre(value === 0 || Math.abs(value) > 1e-30);
        expect(toNumber(toFraction(value))).toBeCloseTo(value, 9 - Math.ceil(Math.log10(Math.abs(value) + 1)));
      }),
    );
  });

  it('rounds once, halves up', () => {
    const rounded = (value: number, unit: number) => toNumber(roundTo(toFraction(value), toFraction(unit)));
    expect([rounded(0.1345, 0.01), rounded(2.5, 1), rounded(2.4, 1), rounded(1_005, 10)]).toEqual([0.13, 3, 2, 1_010]);
    expect(compare(roundTo(toFraction(2.1), toFraction(1), 'up'), toFraction(3))).toBe(0);
    expect(compare(roundTo(toFraction(2.9), toFraction(1), 'down'), toFraction(2))).toBe(0);
  });

  it('rounds up to the same number when there is nothing to round', () => {
    expect(toNumber(roundTo(toFraction(3), toFraction(1), 'up'))).toBe(3);
    expect(toNumber(roundTo(toFraction(3.01), toFraction(0.01), 'up'))).toBe(3.01);
    expect(toNumber(roundTo(toFraction(3), toFraction(1), 'down'))).toBe(3);
  });

  it('reads small and large numbers in the notation with an exponent', () => {
    expect(toFraction(2.5e-7)).toEqual({ top: 1n, bottom: 4_000_000n });
    expect(toFraction(1.5e21)).toEqual({ top: 1_500_000_000_000_000_000_000n, bottom: 1n });
    expect(toFraction(12)).toEqual({ top: 12n, bottom: 1n });
  });

  it('compares, and drops the sign', () => {
    const [less, more] = [toFraction(-2.5), toFraction(1)];
    expect([compare(less, more), compare(more, less), compare(more, more)]).toEqual([-1, 1, 0]);
    expect([absolute(less), absolute(more)]).toEqual([toFraction(2.5), more]);
  });

  it('returns one unit of a decimal', () =>
    expect([decimalUnit(0), decimalUnit(2)]).toEqual([toFraction(1), toFraction(0.01)]));
});
