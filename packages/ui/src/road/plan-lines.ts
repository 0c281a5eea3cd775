import type { Point } from './plan-types.ts';

/** Returns the distance of two points. */
export const between = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Returns the length of a line in units of the plan. */
export const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + between(points[index]!, point), 0);

/** Returns the point halfway along a line. */
export function middleOf(points: readonly Point[]): Point {
  let left = lengthOf(points) / 2;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index]!;
    const step = between(from, to);
    if (step >= left && step > 0) return mix(from, to, left / step);
    left -= step;
  }
  return points[0]!;
}

/** Returns the point between two others: `t` is 0 at the first and 1 at the second. */
export const mix = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** Returns points along a line, `step` units apart at most. */
export const sampled = (points: readonly Point[], step: number): Point[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const count = Math.max(1, Math.ceil(between(from, to) / step));
    return Array.from({ length: count }, (_, i) => mix(from, to, (i + 1) / count));
  });

/** Returns a curve through the points (Catmull and Rom's) as a line of short steps; two points stay as they are. */
export function smooth(points: readonly Point[], steps = 4): readonly Point[] {
  if (points.length < 3) return points;
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  const curve = points.slice(1).flatMap((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = (axis: 0 | 1, t: number) =>
      0.5 *
      (2 * from[axis] +
        (to[axis] - before[axis]) * t +
        (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
        (3 * (from[axis] - to[axis]) + after[axis] - before[axis]) * t ** 3);
    return Array.from({ length: steps }, (__, i): Point => [one(0, (i + 1) / steps), one(1, (i + 1) / steps)]);
  });
  return [points[0]!, ...curve];
}

/** Returns a test that reports whether a short line lies on one of these longer ones. */
export function alongAny(lines: readonly (readonly Point[])[]): (short: readonly Point[]) => boolean {
  const near = lines.flatMap((line) => sampled(line, 4));
  const isNear = (point: Point) => near.some((other) => between(point, other) < 7);
  return (short) => isNear(middleOf(short)) && isNear(mix(short[0]!, middleOf(short), 0.5));
}
