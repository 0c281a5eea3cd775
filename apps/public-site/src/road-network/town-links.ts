import type { Point } from './segment.ts';
import type { TownPlan } from './town-plan.ts';
import type { Crossings } from './town-streets.ts';
import type { Corner } from './town-grid.ts';

type Piece = readonly [Point, Point];

const shortest = 60;

/**
 * Returns the pieces of street between two corners that follow each other: one, two where a street through the town
 * lies between them, or a piece up to that street where the district ends at it.
 */
export function link(from: Corner, to: Corner, plan: TownPlan, crossings: readonly Crossings[]): Piece[] {
  if (from.kind === 'outside' && to.kind === 'outside') return [];
  if (from.on !== undefined && (from.on === to.on || to.kind === 'outside')) return [];
  if (to.on !== undefined && from.kind === 'outside') return [];
  const between = from.offsets.findIndex(
    (offset, index) => index !== from.on && index !== to.on && offset * to.offsets[index]! < 0,
  );
  const isWhole = from.kind !== 'outside' && to.kind !== 'outside';
  if (between < 0) return isWhole ? longEnough([[from.point, to.point]]) : [];
  const crossing = crossings[between]!.add(crossingOf(from.point, to.point, plan.through[between]!.offsetOf));
  return longEnough([
    ...(from.kind === 'outside' ? [] : [[from.point, crossing] as const]),
    ...(to.kind === 'outside' ? [] : [[crossing, to.point] as const]),
  ]);
}

const longEnough = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) >= shortest);

/** Returns the point between two others at which they are on different sides of a curve. */
function crossingOf(from: Point, to: Point, offsetOf: (point: Point) => number): Point {
  const pointAt = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  return pointAt(halve(0, 1, (share) => offsetOf(pointAt(share))));
}

/** Returns a place where a value changes its sign: the values at both ends have different signs. */
export function halve(from: number, to: number, valueAt: (place: number) => number): number {
  const first = valueAt(from);
  let [near, far] = [from, to];
  for (let round = 0; round < 11; round += 1) {
    const middle = (near + far) / 2;
    if (valueAt(middle) * first > 0) near = middle;
    else far = middle;
  }
  return near;
}
