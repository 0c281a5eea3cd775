import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyManual, sampling } from '../facts/sampling.ts';
import { drawSample } from './draw-sample.ts';
import { sampleSize } from './sample-size.ts';
import { criticalValue } from './t-distribution.ts';

describe('sampleSize', () => {
  const margin = sampling.margin.value;
  it('returns the 14 of 100 of the check', () => {
    expect(sampleSize({ units: sampling.checkUnits.value, margin, spread: sampling.asphaltSpread.value })).toBe(
      sampling.checkSample.value,
    );
  });

  it.each([
    [1, 10, 1],
    [5, 10, 4],
    [10, 10, 7],
    [20, 10, 10],
    [20, 15, 14],
    [100, 15, 27],
    [100_000, 10, 16],
  ])('of %i units with a spread of %i is %i', (units, spread, size) =>
    expect(sampleSize({ units, margin, spread })).toBe(size),
  );

  it('is within one unit of the points of TM 5-623', () => {
    const sizes = [sampling.asphaltSpread, sampling.concreteSpread].map(({ value: spread }) =>
      sampleSize({ units: armyManual.units, margin, spread }),
    );
    for (const [index, { sample }] of armyManual.points.entries())
      expect(Math.abs(sizes[index]! - sample)).toBeLessThanOrEqual(1);
  });
});

describe('drawSample', () => {
  it('draws every floor(N / n)th from the start to the end, at least n', () => {
    assert(
      property(
        tuple(integer({ min: 1, max: 5_000 }), integer({ min: 1, max: 200 }), integer({ min: 0 })),
        ([count, size, seed]) => {
          const { spacing, start, places } = drawSample(count, size, seed);
          expect(spacing).toBe(Math.max(1, Math.floor(count / Math.min(size, count))));
          expect(start >= 1 && start <= spacing).toBe(true);
          expect(places.length).toBeGreaterThanOrEqual(Math.min(size, count));
          expect(places.at(-1)!).toBeLessThan(count);
          expect(places.at(-1)! + spacing).toBeGreaterThanOrEqual(count);
        },
      ),
    );
  });

  it('gives each start nearly the same share of seeds', () => {
    const starts = new Map<number, number>();
    for (let seed = 0; seed < 7_000; seed += 1) {
      const { start } = drawSample(100, 14, seed);
      starts.set(start, (starts.get(start) ?? 0) + 1);
    }
    expect([...starts.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const count of starts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });

  it('draws nothing from nothing', () => expect(drawSample(0, 14, 1).places).toEqual([]));
});

describe('criticalValue', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.2.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [15, 2.131],
    [23, 2.069],
    [30, 2.042],
    [60, 2],
    [100, 1.984],
    [50_000, 1.96],
  ])('with %i degrees of freedom is %f for 95 %%', (freedom, t) =>
    expect(criticalValue(freedom, 0.95)).toBeCloseTo(t, 3),
  );

  it.each([
    [1, 63.657],
    [2, 9.925],
    [10, 3.169],
    [29, 2.756],
  ])('with %i degrees of freedom is %f for 99 %%', (freedom, t) =>
    expect(criticalValue(freedom, 0.99)).toBeCloseTo(t, 3),
  );
});
