import type { Point } from './segment.ts';

/** A line through the whole plan: `at` returns the other coordinate of its point at `along`, both in shares. */
interface Course {
  readonly axis: 'x' | 'y';
  readonly at: (along: number) => number;
  /** Feet beside the line for a foot of the other coordinate, about the same everywhere on it. */
  readonly beside?: number;
}

/** Courses of the streets of `throughStreets`, in their order. The first three divide the districts. */
const courses: readonly Course[] = [
  { axis: 'y', at: (y) => 0.335 + 0.012 * Math.sin(4 * y) },
  { axis: 'y', at: (y) => 0.672 + 0.01 * Math.sin(3 * y + 2) },
  { axis: 'x', at: (x) => 0.515 - 0.02 * x + 0.008 * Math.sin(6 * x) },
  { axis: 'x', at: (x) => 0.07 + 0.88 * x + 0.045 * Math.sin(3.4 * x), beside: 0.87 },
];
const riverCourse: Course = { axis: 'x', at: (x) => 0.86 - 0.46 * x * x + 0.05 * Math.sin(7 * x), beside: 0.93 };

/** A long curve on the plan, in feet. */
export interface Curve {
  readonly pointAt: (along: number) => Point;
  /** Returns the place along the curve that is beside a point. */
  readonly alongOf: (point: Point) => number;
  /** Returns the feet from the curve to a point: negative on the left or above, positive on the other side. */
  readonly offsetOf: (point: Point) => number;
  readonly end: number;
}

/** The extent of the town with everything that crosses it. */
export interface TownPlan {
  readonly width: number;
  readonly height: number;
  readonly through: readonly Curve[];
  readonly river: Curve;
}

/** Feet from the middle of the river to streets that do not cross it. */
export const riverside = 190;

const aspect = 1.6;

/** Lays out a town of so many square feet. */
export function planTown(area: number): TownPlan {
  const height = Math.sqrt(area / aspect);
  const width = height * aspect;
  const curveOf = ({ axis, at, beside = 1 }: Course): Curve => {
    const [end, across] = axis === 'x' ? [width, height] : [height, width];
    const otherAt = (along: number) => at(along / end) * across;
    const alongOf = ([x, y]: Point) => (axis === 'x' ? x : y);
    const offsetOf = (point: Point) => ((axis === 'x' ? point[1] : point[0]) - otherAt(alongOf(point))) * beside;
    const pointAt = (along: number): Point => (axis === 'x' ? [along, otherAt(along)] : [otherAt(along), along]);
    return { pointAt, alongOf, offsetOf, end };
  };
  return { width, height, through: courses.map(curveOf), river: curveOf(riverCourse) };
}

/**
 * Returns the index of a district, two to a column from west to east, by the offsets of a point from the streets
 * through the town.
 */
export const districtAt = ([west, east, main]: readonly number[]): number =>
  (Number(west! > 0) + Number(east! > 0)) * 2 + Number(main! > 0);
