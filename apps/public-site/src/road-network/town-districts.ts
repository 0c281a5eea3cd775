import type { Point } from './segment.ts';

/** The grid and the history of a district. */
export interface District {
  /** Middle of its grid, in shares of the plan. */
  readonly middle: Point;
  /** Degrees by which its grid is turned. */
  readonly turn: number;
  /** Feet between its streets, each way. */
  readonly blocks: readonly [along: number, across: number];
  /** Feet by which its streets bend. */
  readonly bend: number;
  /** Share of its blocks that no local street separates. */
  readonly gaps: number;
  /** Usual years since the last paving of a local street. */
  readonly age: number;
}

/** The districts in the order of `districtAt`. */
export const districts: readonly District[] = [
  { middle: [0.16, 0.25], turn: 13, blocks: [420, 330], bend: 95, gaps: 0.2, age: 20 },
  { middle: [0.17, 0.75], turn: 1, blocks: [330, 280], bend: 12, gaps: 0.12, age: 26 },
  { middle: [0.5, 0.25], turn: -5, blocks: [350, 300], bend: 20, gaps: 0.08, age: 17 },
  { middle: [0.5, 0.76], turn: 3, blocks: [370, 290], bend: 45, gaps: 0.12, age: 10 },
  { middle: [0.84, 0.24], turn: -11, blocks: [390, 300], bend: 35, gaps: 0.14, age: 14 },
  { middle: [0.84, 0.75], turn: 17, blocks: [400, 320], bend: 60, gaps: 0.17, age: 16 },
];
