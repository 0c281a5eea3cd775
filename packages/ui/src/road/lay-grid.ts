import { mix } from './plan-lines.ts';
import type { Ground, Line, Point, StreetClass } from './plan-types.ts';

/** A grid of blocks. Distances are in units of the plan. */
export interface GridShape {
  /** Streets one way and across. */
  readonly size: Point;
  /** Maps column and row to the plan. */
  readonly corner: (block: Point) => Point;
  /** Each so many columns and rows a main street. */
  readonly isMain: Point;
  /** Part of the local blocks without a street. */
  readonly gaps: number;
  /** A place without streets: a park, the sea. */
  readonly isOpen?: (point: Point) => boolean;
  /** The river's x at each y; only main streets cross it. */
  readonly river?: (y: number) => number;
  /** The y of the bank at each x; water is south of it. */
  readonly bank?: (point: Point) => number;
  /** An avenue across the grid. */
  readonly avenue?: readonly Point[];
  readonly scale?: number;
}

const steps = Array.from({ length: 17 }, (_, i) => i * 42 - 16);

function waterOf({ river, bank }: GridShape): string | undefined {
  if (river) return `M${steps.map((y) => `${Math.round(river(y))} ${y}`).join('L')}`;
  if (bank) return `M-20 520L${steps.map((x) => `${x} ${Math.round(bank([x, 0]))}`).join('L')}L660 520z`;
  return undefined;
}

const classOf = (line: number, main: number): StreetClass =>
  line % main === 2 ? 'arterial' : line % main === 0 ? 'collector' : 'local';

/** Lays a grid out. A named street's line is in blocks: columns and rows from the northwest. */
export function layGrid(random: () => number, shape: GridShape): Ground {
  const { size, corner, isMain, gaps, isOpen = () => false, river, avenue = [], scale } = shape;
  const keep = (from: Point, to: Point, kind: StreetClass): Line[] => {
    const crosses = river && (from[0] - river(from[1])) * (to[0] - river(to[1])) < 0;
    const isMissing = kind === 'local' && (crosses || random() < gaps);
    return isMissing || isOpen(mix(from, to, 0.5)) ? [] : [{ kind, points: [from, to] }];
  };
  const lines: Line[] = [];
  for (let row = 0; row < size[1]; row += 1)
    for (let column = 0; column < size[0]; column += 1) {
      const here = corner([column, row]);
      if (column < size[0] - 1) lines.push(...keep(here, corner([column + 1, row]), classOf(row, isMain[1])));
      if (row < size[1] - 1) lines.push(...keep(here, corner([column, row + 1]), classOf(column + 1, isMain[0])));
    }
  const across = avenue.slice(1).map((to, index): Line => ({ kind: 'arterial', points: [avenue[index]!, to] }));
  return { lines: [...lines, ...across], place: corner, water: waterOf(shape), scale };
}
