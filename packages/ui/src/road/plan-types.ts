/** Traffic class of a street: it sets its width on a plan. */
export type StreetClass = 'arterial' | 'collector' | 'local';

/** A point of a plan, 640 wide and 480 high. */
export type Point = readonly [x: number, y: number];

/** One segment of a street. */
export interface Line {
  readonly kind: StreetClass;
  readonly points: readonly Point[];
}

/** The streets of a network before they are rated. */
export interface Ground {
  readonly lines: readonly Line[];
  /** Maps a point of a named street's line into the plan. */
  readonly place: (point: Point) => Point;
  /** Path of the water's center line, or of its bank. */
  readonly water?: string;
  readonly scale?: number;
}
