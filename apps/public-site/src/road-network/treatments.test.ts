import { describe, expect, it } from 'vitest';
import { costsOf } from './assumptions.ts';
import { benefitOf } from './benefit.ts';
import { treatmentAt, treatments } from './treatments.ts';

describe('treatmentAt', () => {
  it.each([
    [100, undefined],
    [88, undefined],
    [87.9, 'crack-seal'],
    [68, 'crack-seal'],
    [67.9, 'patching'],
    [47, 'patching'],
    [46.9, 'overlay'],
    [25, 'overlay'],
    [24.9, 'reconstruction'],
    [0, 'reconstruction'],
  ])('finds what is due at %d', (rating, name) => {
    expect(treatmentAt(rating)?.name).toBe(name);
  });
});

describe('treatments', () => {
  it('leaves every street better than it was, and at 100 at most', () => {
    for (const { from, below, ratingAfter } of treatments)
      for (let rating = from; rating < below; rating += 0.5) {
        expect(ratingAfter(rating)).toBeGreaterThan(rating);
        expect(ratingAfter(rating)).toBeLessThanOrEqual(100);
      }
  });
});

describe('costsOf', () => {
  it('brings costs of 2012 to the prices of 2025 by the cost index', () => {
    expect(costsOf('somerville').overlay.local).toBeCloseTo(77.11 * (3.3079 / 1.602), 6);
  });

  it('stands in the middle of a range unless told where', () => {
    const overlay = ([0, 0.5, 1] as const).map((place) => costsOf('berkeley', place).overlay.local);
    expect(overlay).toEqual([51.84, (51.84 + 103.68) / 2, 103.68]);
  });
});

describe('benefitOf', () => {
  it('is nothing where nothing is due, and something where a treatment is', () => {
    expect(benefitOf('s-curve', 'local', 95)).toBe(0);
    for (const rating of [80, 60, 40, 10]) expect(benefitOf('s-curve', 'local', rating)).toBeGreaterThan(100);
  });
});
