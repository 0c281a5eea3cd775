import { bandOf, pciBands } from '@workspace/ui/theme/pci.ts';
import type { PlannedYear } from '../road-network/plan.ts';
import type { Network, Point } from '../road-network/segment.ts';

/** The streets of one band of ratings. */
interface MapGroup {
  readonly band: string;
  readonly fill: string;
  readonly lines: readonly (readonly Point[])[];
}

/** A plan of the streets, colored by their ratings, in a box that begins at 0, 0. */
export interface PacketMap {
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly groups: readonly MapGroup[];
}

const longSide = 1000;

/** Returns the map of a year; undefined for a network whose streets have no course. */
export function mapOf({ segments }: Network, { year, ratings }: PlannedYear): PacketMap | undefined {
  return coloredMap(
    segments.map(({ line }) => line),
    ratings,
    `The streets in ${year}, colored by rating. The table gives the share of each color.`,
  );
}

/** Returns the map of lines, whose y grows to the south, with a rating for each; undefined for empty lines. */
export function coloredMap(
  lines: readonly (readonly Point[])[],
  ratings: ArrayLike<number>,
  description: string,
): PacketMap | undefined {
  const points = lines.flat();
  if (points.length === 0) return undefined;
  const [left, top, right, bottom] = boxOf(points);
  const scale = longSide / Math.max(right - left, bottom - top, 1);
  const place = ([x, y]: Point): Point => [Math.round((x - left) * scale), Math.round((y - top) * scale)];
  const groups = pciBands.map(({ name, fill }) => ({
    band: name,
    fill,
    lines: lines
      .filter((line, index) => line.length > 1 && bandOf(Math.round(ratings[index]!)).name === name)
      .map((line) => line.map(place)),
  }));
  return {
    description,
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((bottom - top) * scale),
    groups: groups.filter(({ lines }) => lines.length > 0),
  };
}

function boxOf(points: readonly Point[]): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return [left, top, right, bottom];
}
