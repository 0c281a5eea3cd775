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

const isInside = ([x, y]: Point) => x > 10 && x < 630 && y > 10 && y < 470;
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

/** Places taken by streets, in cells of 20 units. */
class Taken {
  readonly #cells = new Map<string, Point[]>();
  static #key = (x: number, y: number) => `${Math.floor(x / 20)} ${Math.floor(y / 20)}`;
  add(points: readonly Point[]) {
    for (const point of sampled(points, 5)) {
      const key = Taken.#key(...point);
      this.#cells.set(key, [...(this.#cells.get(key) ?? []), point]);
    }
  }
  isFree([x, y]: Point, room: number): boolean {
    return [-20, 0, 20].every((dx) =>
      [-20, 0, 20].every((dy) =>
        (this.#cells.get(Taken.#key(x + dx, y + dy)) ?? []).every((other) => between([x, y], other) > room),
      ),
    );
  }
}

/** Lets side streets grow from others wherever a row of lots fits between them. */
function grow(random: () => number, taken: Taken, stems: readonly (readonly Point[])[], reaches: readonly number[]) {
  const grown: (readonly Point[])[] = [];
  for (const stem of stems) {
    const stops = sampled(stem, 7);
    for (const [index, to] of stops.slice(1).entries())
      for (const side of [1, -1]) {
        const bend = (random() - 0.5) * 60;
        const fits = reaches
          .map((reach) => sideStreet(stops[index]!, to, reach * side, bend))
          .find((points) => sampled(points, 5).every((at, i) => isInside(at) && taken.isFree(at, i < 3 ? 4 * i : 15)));
        if (!fits || random() < 0.1) continue;
        taken.add(fits);
        grown.push(fits);
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
