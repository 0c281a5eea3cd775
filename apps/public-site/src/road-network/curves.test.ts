import { describe, expect, it } from 'vitest';
import { testAssumptions } from './test-network.ts';
import { curveNames, curves } from './curves.ts';
import { modelOf, ratingNextYear } from './model.ts';
import { ratingLater } from './rating-later.ts';
import { streetClasses } from './segment.ts';

const everyCurve = curveNames.flatMap((name) =>
  streetClasses.map((streetClass) => ({ name, streetClass, curve: curves[name][streetClass] })),
);

describe('curves', () => {
  it('gives a local street 77 at ten years and 60 at twenty, as the source says', () => {
    const { ratingAt } = curves['s-curve'].local;
    expect([ratingAt(10), ratingAt(20)].map(Math.round)).toEqual([77, 60]);
  });

  it('brings a collector to zero before thirty years and never below', () => {
    const { ratingAt } = curves['s-curve'].collector;
    expect([ratingAt(30), ratingAt(80), ratingAt(200)]).toEqual([0, 0, 0]);
  });

  it.each(everyCurve)('starts at 100 and never rises: $name, $streetClass', ({ curve }) => {
    const ratings = Array.from({ length: 120 }, (_, years) => curve.ratingAt(years));
    expect(ratings[0]).toBe(100);
    expect(ratings.slice(1).every((rating, index) => rating <= ratings[index]! && rating >= 0)).toBe(true);
  });

  it.each(everyCurve)('finds the years of a rating: $name, $streetClass', ({ curve }) => {
    for (const rating of [99, 77.5, 50, 25, 5]) expect(curve.ratingAt(curve.yearsUntil(rating))).toBeCloseTo(rating, 6);
  });
});

describe('ratingLater', () => {
  it.each(everyCurve)('takes a year off and never adds one: $name, $streetClass', ({ name, streetClass }) => {
    for (const rating of [100, 88, 60.25, 30, 4, 0.2, 0]) {
      const later = ratingLater(name, streetClass, rating, 1);
      expect(later).toBeLessThanOrEqual(rating);
      expect(later).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('ratingNextYear', () => {
  it.each(curveNames)('stays within a twentieth of a point of the curve: %s', (curve) => {
    const model = modelOf({ ...testAssumptions, curve });
    for (const [classIndex, streetClass] of streetClasses.entries())
      for (let rating = 0; rating <= 100; rating += 0.37)
        expect(
          Math.abs(ratingNextYear(model, classIndex, rating) - ratingLater(curve, streetClass, rating, 1)),
        ).toBeLessThan(0.05);
  });
});
