import type { Point, StreetClass } from './segment.ts';
import type { Curve } from './town-plan.ts';

/** A street of the town while it is laid: its pieces in order. */
export interface TownStreet {
  readonly name: string;
  readonly streetClass: StreetClass;
  /** Index of its district. */
  readonly district: number;
  readonly pieces: (readonly [Point, Point])[];
}

/** The crossings on a street through the town. A crossing that is close to another one becomes the same. */
export class Crossings {
  private readonly places: number[] = [];
  private readonly curve: Curve;

  constructor(curve: Curve) {
    this.curve = curve;
  }

  /** Adds the crossing beside a point, and returns its place on the plan. */
  add(point: Point): Point {
    const along = Math.min(this.curve.end, Math.max(0, this.curve.alongOf(point)));
    const near = this.places.find((place) => Math.abs(place - along) < 120);
    if (near === undefined) this.places.push(along);
    return rounded(this.curve.pointAt(near ?? along));
  }

  /** Returns the pieces between the crossings, from one end to the other. */
  pieces(): (readonly [Point, Point])[] {
    const points = this.places.toSorted((a, b) => a - b).map((along) => rounded(this.curve.pointAt(along)));
    return points.slice(1).map((point, index) => [points[index]!, point]);
  }
}

/** Whole feet: two streets that meet have exactly the same point. */
export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
