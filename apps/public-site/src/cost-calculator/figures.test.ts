import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, equation, money, roundedEquation, spoken } from './figures.ts';
import { absolute, compare, minus, times, toFraction, type Fraction } from './fraction.ts';
import { readPrinted } from './test-printed.ts';

const less = (today: number, ours: number) => difference(toFraction(today), toFraction(ours));

/** Returns one unit of the third significant digit, or a cent if that is coarser. */
function thirdFigureOf(amount: Fraction): Fraction {
  const cents = String((amount.top * 100n) / amount.bottom);
  return { top: 10n ** BigInt(Math.max(0, cents.length - 3)), bottom: 100n };
}

describe('money', () => {
  it.each([
    [110_000, '$110,000'],
    [999_499, '≈\u00a0$999,000'],
    [999_900, '≈\u00a0$1M'],
    [1_975_500, '≈\u00a0$1.98M'],
    [12_345_678, '≈\u00a0$12.3M'],
    [1.2e15, '$1,200,000B'],
    [181.818, '≈\u00a0$182'],
    [22.5, '$22.50'],
    [2.2, '$2.20'],
    [0.0345, '≈\u00a0$0.03'],
    [0.1345, '≈\u00a0$0.13'],
    [0.01, '$0.01'],
    [0.0004, 'under $0.01'],
    [0, '$0'],
  ])('prints %d as %s', (dollars, printed) => expect(money(toFraction(dollars))).toBe(printed));

  it('marks rounded figures in texts and in equations', () => {
    expect([110_000, 181.818, 0.0004].map((dollars) => money(toFraction(dollars), spoken))).toEqual([
      '$110,000',
      'about $182',
      'under $0.01',
    ]);
    expect([0.3, 181.818, 0.0004].map((dollars) => money(toFraction(dollars), equation))).toEqual([
      '=\u00a0$0.30',
      '≈\u00a0$182',
      '<\u00a0$0.01',
    ]);
    expect([0.3, 181.818, 0.0004].map((dollars) => money(toFraction(dollars), roundedEquation))).toEqual([
      '≈\u00a0$0.30',
      '≈\u00a0$182',
      '<\u00a0$0.01',
    ]);
  });
});

describe('difference', () => {
  it('labels a saving as less, and a cost as more', () => {
    expect([less(200_000, 110_000), less(50_000, 110_000), less(7, 7)]).toEqual([
      '$90,000 less',
      '$60,000 more',
      'the same',
    ]);
  });

  it('subtracts the exact sums, not the printed ones', () => {
    expect(less(10_150_000, 10_110_000)).toBe('$40,000 less');
    expect(less(20_150_000, 20_110_000)).toBe('$40,000 less');
    expect(less(110_040, 110_000)).toBe('$40 less');
    expect(less(181.8, 100)).toBe('$81.80 less');
    expect(less(0.3, 0.1 + 0.2)).toBe('under $0.01 more');
  });

  it('has the correct sign, and is off by at most half a unit of its third digit or half a cent', () => {
    const dollars = fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.integer({ min: 0, max: 1e9 }));
    fc.assert(
      fc.property(dollars, dollars, (today, ours) => {
        const exact = minus(toFraction(today), toFraction(ours));
        const printed = readPrinted(less(today, ours));
        expect(printed.sign).toBe(compare(exact, toFraction(0)));
        const amount = absolute(exact);
        if (printed.isUnderCent) {
          expect(compare(amount, toFraction(0.01))).toBe(-1);
          return;
        }
        const off = absolute(minus(printed.value, amount));
        expect(printed.isRounded).toBe(off.top !== 0n);
        expect(compare(times(off, toFraction(2)), thirdFigureOf(amount))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
