import { bandOf } from '../theme/pci.ts';
import { seeded } from './seeded.ts';

/** Traffic class of a street: it sets its width on the plan. */
export type StreetClass = 'arterial' | 'collector' | 'local';
export const streetWidths: Record<StreetClass, number> = { arterial: 8, collector: 5.5, local: 3.6 };

type Point = readonly [x: number, y: number];
type Segment = { kind: StreetClass; path: string; length: number; pci: number; middle: Point };

const columns = 14;
const rows = 11;
const random = seeded(2024);
const round = (value: number) => Math.round(value);

// An old grid bent by its terrain: it turns more toward the east.
function corner(column: number, row: number): Point {
  const [x, y] = [20 + column * 45, 20 + row * 44];
  return [x + 16 * Math.sin(row * 0.55 + column * 0.12), y + 14 * Math.sin(column * 0.42) - column * row * 0.14];
}

const riverX = (y: number) => 212 + 46 * Math.sin(y / 92 + 0.6) + y * 0.09;
const crossesRiver = (a: Point, b: Point) => (a[0] - riverX(a[1])) * (b[0] - riverX(b[1])) < 0;

/** The river's center line. */
export const river = `M${[0, 60, 120, 180, 240, 300, 360, 420, 480].map((y) => `${round(riverX(y))} ${y}`).join('L')}`;

const classOf = (line: number): StreetClass => (line % 5 === 2 ? 'arterial' : line % 5 === 0 ? 'collector' : 'local');

// Condition varies by district, main streets are in better condition, and every segment has its own variation.
function rate([x, y]: Point, kind: StreetClass): number {
  const district = 62 + 26 * Math.sin(x / 118 + 0.4) * Math.cos(y / 96 - 0.5) + 12 * Math.sin(x / 47 + y / 63);
  const care = { arterial: 9, collector: 2, local: -4 }[kind];
  return Math.min(98, Math.max(3, district + care + (random() - 0.5) * 38));
}

function segment(from: Point, to: Point, kind: StreetClass): Segment[] {
  if (kind === 'local' && (crossesRiver(from, to) || random() < 0.13)) return [];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [x, y] = [round(from[0]), round(from[1])];
  const [right, down] = [round(to[0]) - x, round(to[1]) - y];
  const [path, length] = [`M${x} ${y}l${right} ${down}`, Math.hypot(right, down)];
  return [{ kind, path, length, pci: rate(middle, kind), middle }];
}

function layGrid(): Segment[] {
  const laid: Segment[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = corner(column, row);
      if (column < columns - 1) laid.push(...segment(here, corner(column + 1, row), classOf(row)));
      if (row < rows - 1) laid.push(...segment(here, corner(column, row + 1), classOf(column + 1)));
    }
  }
  return laid;
}

function layAvenue(): Segment[] {
  const stops = Array.from({ length: 11 }, (_, i): Point => [262 + i * 36, 470 - i * 44 + 10 * Math.sin(i)]);
  return stops.slice(1).flatMap((stop, index) => segment(stops[index]!, stop, 'arterial'));
}

export const segments: readonly Segment[] = [...layGrid(), ...layAvenue()];

/** Streets by class, then by band: one path each, which keeps the plan small. */
export const streets: Record<StreetClass, { fill: string; path: string }[]> = {
  arterial: [],
  collector: [],
  local: [],
};
for (const { kind, path, pci } of segments) {
  const { fill } = bandOf(pci);
  const group = streets[kind].find((one) => one.fill === fill);
  if (group) group.path += path;
  else streets[kind].push({ fill, path });
}

const awayFrom = ([x, y]: Point) => Math.hypot(x - 395, y - 190);

/** The labeled segment: the one in Poor condition closest to the plan's center. */
export const calledOut = segments
  .filter(({ pci, kind }) => kind === 'local' && bandOf(pci).name === 'Poor')
  .reduce((best, next) => (awayFrom(next.middle) < awayFrom(best.middle) ? next : best));
