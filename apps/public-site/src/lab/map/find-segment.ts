import type { Network, Point, Segment } from '../../road-network/segment.ts';

/** Returns the middle of a segment's course. */
export function middleOf({ line }: Pick<Segment, 'line'>): Point {
  const [before, after] = [line[Math.floor((line.length - 1) / 2)]!, line[Math.ceil((line.length - 1) / 2)]!];
  if (before !== after) return [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
  return before;
}

function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [right, down] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * right + (y - fromY) * down) / (right * right + down * down || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - share * right, y - fromY - share * down);
}

/** Returns the index of the segment closest to a point, if one is within `reach` feet. */
export function segmentAt({ segments }: Network, point: Point, reach: number): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const [index, { line }] of segments.entries()) {
    // Most segments are far away, which two subtractions show.
    const [first] = line;
    if (!first || Math.abs(first[0] - point[0]) > 2500 + reach || Math.abs(first[1] - point[1]) > 2500 + reach)
      continue;
    for (let at = 1; at < line.length; at += 1) {
      const distance = distanceTo(point, line[at - 1]!, line[at]!);
      if (distance < least) [least, best] = [distance, index];
    }
  }
  return best;
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** True for a key that moves from segment to segment. */
export const isDirection = (key: string): boolean => key in directions;

/** Returns the next segment in the direction of an arrow key; the same one where the town ends. */
export function segmentToward({ segments }: Network, from: number, key: string): number {
  const [right, down] = directions[key]!;
  const [x, y] = middleOf(segments[from]!);
  let best = from;
  let least = Infinity;
  for (const [index, segment] of segments.entries()) {
    if (index === from || segment.line.length === 0) continue;
    const [toX, toY] = middleOf(segment);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [least, best] = [cost, index];
  }
  return best;
}

/** Returns the segment closest to the middle of a view. */
export const segmentInMiddle = (network: Network, middle: Point): number => {
  let [best, least] = [0, Infinity];
  for (const [index, segment] of network.segments.entries()) {
    if (segment.line.length === 0) continue;
    const [x, y] = middleOf(segment);
    const distance = Math.hypot(x - middle[0], y - middle[1]);
    if (distance < least) [least, best] = [distance, index];
  }
  return best;
};
