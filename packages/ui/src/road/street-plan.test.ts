import { describe, expect, test } from 'vitest';
import { labelSize, placeLabels } from './place-labels.ts';
import { lengthOf } from './plan-lines.ts';
import { shapes, type ShapeName } from './plan-shapes.ts';
import { layNetwork } from './street-plan.ts';

const names = Object.keys(shapes) as ShapeName[];
const lay = (shape: ShapeName, seed = 7) => layNetwork({ shape, seed, mean: 64, streets: [] });

describe('layNetwork', () => {
  test.each(names)('lays out the same %s for the same seed', (shape) => {
    expect(lay(shape)).toEqual(lay(shape));
    expect(lay(shape).streets.length).toBeGreaterThan(5);
  });

  test.each(names)('rates a %s from 3 to 98, close to its mean', (shape) => {
    const { streets } = lay(shape);
    const total = streets.reduce((sum, { length }) => sum + length, 0);
    const mean = streets.reduce((sum, { length, pci }) => sum + length * pci!, 0) / total;
    expect(Math.abs(mean - 64)).toBeLessThan(2);
    expect(streets.every(({ pci }) => pci! >= 3 && pci! <= 98)).toBe(true);
  });

  test('gives each character a layout of its own', () => {
    const layouts = names.map((shape) => JSON.stringify(lay(shape).streets.map(({ points }) => points)));
    expect(new Set(layouts).size).toBe(names.length);
  });

  test('replaces the streets below a named one', () => {
    const block = [
      [7, 3],
      [8, 3],
    ] as const;
    const named = { street: 'First St', pci: 12, kind: 'local', line: block } as const;
    const { streets } = layNetwork({ shape: 'town', seed: 7, mean: 64, streets: [named] });
    const found = streets.find(({ street }) => street === 'First St')!;
    expect(found).toMatchObject({ pci: 12, kind: 'local' });
    expect(found.length).toBeCloseTo(lengthOf(found.points));
    expect(streets.filter(({ points }) => String(points) === String(found.points))).toHaveLength(1);
  });

  test('leaves streets without a rating beyond the driven part', () => {
    const { streets } = layNetwork({ shape: 'metro', seed: 7, mean: 64, ratedTo: 320, streets: [] });
    const bare = streets.filter(({ pci }) => pci === undefined);
    expect(bare.length / streets.length).toBeGreaterThan(0.4);
    expect(Math.max(...bare.flatMap(({ points }) => points.map(([x]) => x)))).toBeGreaterThan(600);
    expect(Math.min(...bare.flatMap(({ points }) => points.map(([x]) => x)))).toBeGreaterThan(280);
  });
});

describe('placeLabels', () => {
  test('draws letters of 11 px or more where a plan is 280 px wide', () => {
    expect((labelSize * 280) / 640).toBeGreaterThan(11);
  });

  test('rejects streets that leave no room for a label', () => {
    const streets = Array.from({ length: 60 }, (_, index) => ({
      street: `Very Long Street Name ${index}`,
      pci: 50,
      points: [
        [300 + index, 240],
        [300 + index, 250],
      ] as const,
    }));
    expect(() => placeLabels(streets)).toThrow('No room for the label of Very Long Street Name');
  });
});
