import type { PacketChart } from './packet.ts';

/** A box in the units of its picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Horizontal rules of the chart. */
export const ratingSteps = [0, 25, 50, 75, 100] as const;

/** Returns the height of a rating within a box, 100 at its top. */
export const heightOf = (average: number, { y, height }: Box): number => y + height * (1 - average / 100);

/** Returns the heights of labels beside the ends of lines, moved apart where they would cover each other. */
export function apart(heights: readonly number[], gap: number): number[] {
  const placed = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  for (const [place, label] of placed.entries())
    if (place > 0) label.height = Math.max(label.height, placed[place - 1]!.height + gap);
  return placed.toSorted((a, b) => a.index - b.index).map(({ height }) => height);
}

/** Returns the points of each line of a chart within a box. */
export const pointsOf = ({ lines }: PacketChart, box: Box): (readonly [x: number, y: number])[][] =>
  lines.map(({ averages }) =>
    averages.map((average, index) => [
      box.x + (box.width * index) / Math.max(1, averages.length - 1),
      heightOf(average, box),
    ]),
  );
