import { layCountry } from './lay-country.ts';
import { layGrid } from './lay-grid.ts';
import { layRadials } from './lay-radials.ts';
import { laySections } from './lay-sections.ts';
import { laySuburb } from './lay-suburb.ts';
import type { Ground, Point } from './plan-types.ts';

const riverOfTown = (y: number) => 212 + 46 * Math.sin(y / 92 + 0.6) + y * 0.09;
const isIn = ([x, y]: Point, left: number, top: number, right: number, bottom: number) =>
  x > left && x < right && y > top && y < bottom;
const avenue = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / count,
    from[1] + ((to[1] - from[1]) * i) / count,
  ]);

/** Characters of networks. Each returns the same streets for the same random numbers. */
export const shapes = {
  /** A dense city: long blocks, a park, and a diagonal avenue older than the grid. */
  city: (random) =>
    layGrid(random, {
      size: [20, 12],
      corner: ([column, row]) => [12 + column * 31.5 + row * 2.6, 34 + row * 38 - column * 1.6],
      isMain: [5, 4],
      gaps: 0.04,
      isOpen: (point) => isIn(point, 372, 96, 468, 214),
      avenue: avenue([28, 452], [610, 96], 15),
      scale: 0.82,
    }),
  /** A town that bends with its terrain, on both sides of a river. */
  town: (random) =>
    layGrid(random, {
      size: [14, 11],
      corner: ([column, row]) => [
        20 + column * 45 + 16 * Math.sin(row * 0.55 + column * 0.12),
        20 + row * 44 + 14 * Math.sin(column * 0.42) - column * row * 0.14,
      ],
      isMain: [5, 5],
      gaps: 0.13,
      river: riverOfTown,
      avenue: Array.from({ length: 11 }, (_, i): Point => [262 + i * 36, 470 - i * 44 + 10 * Math.sin(i)]),
    }),
  /** A large city of many small blocks, seen from far away. */
  metro: (random) =>
    layGrid(random, {
      size: [30, 22],
      corner: ([column, row]) => [
        8 + column * 21.4 + 5 * Math.sin(row * 0.4),
        10 + row * 21.8 + 6 * Math.sin(column * 0.23),
      ],
      isMain: [6, 5],
      gaps: 0.1,
      isOpen: (point) => isIn(point, 118, 300, 190, 366),
      avenue: avenue([10, 118], [630, 410], 24),
      scale: 0.56,
    }),
  /** A port: the grid ends at the water. */
  shore: (random) =>
    layGrid(random, {
      size: [15, 11],
      corner: ([column, row]) => [10 + column * 44 + row * 4, 24 + row * 42 + 5 * Math.sin(column * 0.5)],
      isMain: [4, 4],
      gaps: 0.08,
      isOpen: ([x, y]) => y > 396 - x * 0.16 + 26 * Math.sin(x / 84),
      bank: ([x]) => 418 - x * 0.16 + 26 * Math.sin(x / 84),
    }),
  suburb: laySuburb,
  sections: laySections,
  radials: layRadials,
  country: layCountry,
} as const satisfies Record<string, (random: () => number) => Ground>;

export type ShapeName = keyof typeof shapes;
