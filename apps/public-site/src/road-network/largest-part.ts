import type { Point } from './segment.ts';
import type { TownStreet } from './town-streets.ts';

const keyOf = ([x, y]: Point): number => x * 100_000 + y;

/** Returns the streets without the pieces that nobody can drive to from most others. */
export function largestPart(streets: readonly TownStreet[]): TownStreet[] {
  const parents = new Map<number, number>();
  const rootOf = (key: number): number => {
    let root = key;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next;
    parents.set(key, root);
    return root;
  };
  for (const { pieces } of streets)
    for (const [from, to] of pieces) parents.set(rootOf(keyOf(from)), rootOf(keyOf(to)));
  const sizes = new Map<number, number>();
  for (const { pieces } of streets)
    for (const [from] of pieces) sizes.set(rootOf(keyOf(from)), (sizes.get(rootOf(keyOf(from))) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
  return streets.map((street) => ({
    ...street,
    pieces: street.pieces.filter(([from]) => rootOf(keyOf(from)) === largest),
  }));
}
