import { between, sampled, smooth } from './plan-lines.ts';
import type { Ground, Line, Point } from './plan-types.ts';

const line = (...numbers: number[]): readonly Point[] =>
  smooth(numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1]!] as const])));

const arterials = [
  line(-5, 178, 150, 164, 330, 172, 500, 150, 645, 158),
  line(404, -5, 396, 120, 412, 260, 398, 380, 404, 485),
];
// Each loop leaves a main road and comes back to one.
const loops = [
  line(70, 170, 64, 100, 130, 46, 230, 52, 316, 96, 318, 170),
  line(38, 174, 44, 262, 120, 306, 220, 284, 290, 236, 300, 172),
  line(-5, 430, 80, 404, 170, 420, 250, 392, 330, 356, 402, 352),
  line(408, 232, 486, 216, 566, 262, 584, 352, 520, 414, 400, 408),
  line(398, 84, 470, 92, 536, 64, 592, 80, 600, 154),
];

const isInside = (x: number, y: number) => x > 10 && x < 630 && y > 10 && y < 470;
const circle = Array.from({ length: 9 }, (_, i): Point => [
  5 * Math.sin(i * (Math.PI / 4)),
  5 - 5 * Math.cos(i * (Math.PI / 4)),
]);

/** A side street at a right angle, `reach` long, that bends toward its end. */
function sideStreet(from: Point, to: Point, reach: number, bend: number): readonly Point[] {
  const length = between(from, to) || 1;
  const [along, across] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const [out, turn] = [reach * t, bend * t ** 3];
    return [to[0] - across * out + along * turn, to[1] + along * out + across * turn];
  });
}

/** Places taken by streets: the coordinates in each cell of 20 units, which are numbered by row. */
class Taken {
  readonly #cells: number[][] = [];
  static readonly #columns = 64;
  // The margin keeps points outside of the plan at a number above 0.
  static #cellOf = (x: number, y: number) => (Math.floor(y / 20) + 8) * Taken.#columns + Math.floor(x / 20) + 8;
  add(points: readonly Point[]) {
    for (const [x, y] of sampled(points, 5)) (this.#cells[Taken.#cellOf(x, y)] ??= []).push(x, y);
  }
  isFree(x: number, y: number, room: number): boolean {
    const middle = Taken.#cellOf(x, y);
    for (const row of [0, -Taken.#columns, Taken.#columns])
      for (let cell = middle + row - 1; cell <= middle + row + 1; cell += 1) {
        const taken = this.#cells[cell] ?? [];
        for (let index = 0; index < taken.length; index += 2)
          if ((x - taken[index]!) ** 2 + (y - taken[index + 1]!) ** 2 <= room ** 2) return false;
      }
    return true;
  }
}

/**
 * Returns true when a street has room all along. Thousands are tried and few fit: their points are numbers, not objects,
 * and the end is the first to meet another street.
 */
function fits(taken: Taken, points: readonly Point[]): boolean {
  const [endX, endY] = points.at(-1)!;
  if (!isInside(endX, endY) || !taken.isFree(endX, endY, 15)) return false;
  let passed = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [fromX, fromY] = points[index - 1]!;
    const [toX, toY] = points[index]!;
    const count = Math.ceil(between(points[index - 1]!, points[index]!) / 5);
    for (let step = 1; step <= count; step += 1, passed += 1) {
      const [x, y] = [fromX + ((toX - fromX) * step) / count, fromY + ((toY - fromY) * step) / count];
      if (!isInside(x, y) || !taken.isFree(x, y, passed < 3 ? 4 * passed : 15)) return false;
    }
  }
  return true;
}

/** Returns the first street that fits, without laying out the others. */
function firstFitting(taken: Taken, reaches: readonly number[], lay: (reach: number) => readonly Point[]) {
  for (const reach of reaches) {
    const points = lay(reach);
    if (fits(taken, points)) return points;
  }
  return undefined;
}

/** Lets side streets grow from others wherever a row of lots fits between them. */
function grow(random: () => number, taken: Taken, stems: readonly (readonly Point[])[], reaches: readonly number[]) {
  const grown: (readonly Point[])[] = [];
  for (const stem of stems) {
    const stops = sampled(stem, 7);
    for (const [index, to] of stops.slice(1).entries())
      for (const side of [1, -1]) {
        const bend = (random() - 0.5) * 60;
        const street = firstFitting(taken, reaches, (reach) => sideStreet(stops[index]!, to, reach * side, bend));
        if (!street || random() < 0.1) continue;
        taken.add(street);
        grown.push(street);
      }
  }
  return grown;
}

/** A suburb: few main roads, loops, and many streets that end in a turning circle. */
export function laySuburb(random: () => number): Ground {
  const pieces = (kind: Line['kind'], curves: readonly (readonly Point[])[]) =>
    curves.flatMap((curve) => curve.slice(1).map((to, index): Line => ({ kind, points: [curve[index]!, to] })));
  const taken = new Taken();
  for (const curve of [...arterials, ...loops]) taken.add(curve);
  const first = grow(random, taken, [...loops, ...arterials], [104, 84, 64, 46, 32]);
  const second = grow(random, taken, first, [60, 44, 30]);
  const ends = [...first, ...second].map((points): Line => {
    const [x, y] = points.at(-1)!;
    return { kind: 'local', points: [...points, ...circle.map(([dx, dy]): Point => [x + dx, y + dy])] };
  });
  return { lines: [...pieces('arterial', arterials), ...pieces('collector', loops), ...ends], place: (point) => point };
}
