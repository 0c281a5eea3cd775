import type { Point } from './segment.ts';
import { districtAt, riverside, type TownPlan } from './town-plan.ts';
import { districts } from './town-districts.ts';
import { rounded, type Crossings } from './town-streets.ts';

/** A corner of a district's grid. A corner that is close to a street through the town lies on it. */
export interface Corner {
  readonly point: Point;
  /** Feet from each street through the town: the sign tells the side. */
  readonly offsets: readonly number[];
  readonly kind: 'dry' | 'wet' | 'outside';
  /** Index of the street through the town that it lies on. */
  readonly on?: number;
}

const nearby = 105;
const margin = 40;

/** Returns the rows of corners of a district's grid, as far as the district may reach. */
export function cornersOf(index: number, plan: TownPlan, crossings: readonly Crossings[]): Corner[][] {
  const { middle, turn, blocks, bend } = districts[index]!;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const reach = plan.height * 0.43;
  const [columns, rows] = blocks.map((block) => Math.ceil(reach / block)) as [number, number];
  const cornerAt = (row: number, column: number): Corner => {
    const u = column * blocks[0] + bend * Math.sin(row * 0.7 + index);
    const v = row * blocks[1] + bend * Math.sin(column * 0.6 + 2 * index);
    const x = middle[0] * plan.width + u * cos - v * sin;
    return settle([x, middle[1] * plan.height + u * sin + v * cos], index, plan, crossings);
  };
  return Array.from({ length: 2 * rows + 1 }, (_row, row) =>
    Array.from({ length: 2 * columns + 1 }, (_column, column) => cornerAt(row - rows, column - columns)),
  );
}

function settle(point: Point, index: number, plan: TownPlan, crossings: readonly Crossings[]): Corner {
  const [x, y] = point;
  const offsets = plan.through.map(({ offsetOf }) => offsetOf(point));
  const isOnPlan = x > margin && y > margin && x < plan.width - margin && y < plan.height - margin;
  if (!isOnPlan || districtAt(offsets) !== index) return { point, offsets, kind: 'outside' };
  if (Math.abs(plan.river.offsetOf(point)) < riverside) return { point, offsets, kind: 'wet' };
  const on = offsets.findIndex((offset) => Math.abs(offset) < nearby);
  if (on < 0) return { point: rounded(point), offsets, kind: 'dry' };
  return { point: crossings[on]!.add(point), offsets, kind: 'dry', on };
}
