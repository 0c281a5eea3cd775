import { seeded } from '@workspace/ui/road/seeded.ts';
import { districtNames, nameStocks, throughStreets, townName } from '../../content/example-town.ts';
import { largestPart } from './largest-part.ts';
import type { Network, Point, Segment, StreetClass } from './segment.ts';
import { historyOf } from './town-ages.ts';
import { districts } from './town-districts.ts';
import { cornersOf, type Corner } from './town-grid.ts';
import { halve, link } from './town-links.ts';
import { planTown, type TownPlan } from './town-plan.ts';
import { Crossings, type TownStreet } from './town-streets.ts';

/** An invented network with its river. */
export interface ExampleTown extends Network {
  readonly width: number;
  readonly height: number;
  readonly river: readonly Point[];
}

const defaultSize = 2400;

/** Square feet of the plan for each segment. */
const areaOfSegment = 66_500;
const widths: Readonly<Record<StreetClass, readonly number[]>> = {
  arterial: [52, 56, 60],
  collector: [36, 38, 40],
  local: [26, 28, 30, 32],
};

/** Lays out the example town with about `size` segments. The same size always makes the same town. */
export function exampleTown(size: number = defaultSize): ExampleTown {
  const random = seeded(41);
  const plan = planTown(size * areaOfSegment);
  const crossings = plan.through.map((curve) => new Crossings(curve));
  meet(plan, crossings);
  const grids = districts.flatMap((_district, index) => layDistrict(index, plan, crossings, random));
  const through = crossings.map((one, index): TownStreet => {
    return { name: throughStreets[index]!, streetClass: 'arterial', district: index, pieces: one.pieces() };
  });
  const streets = largestPart([...through, ...grids]);
  const segments = streets.flatMap((street) => segmentsOf(street, random));
  const { width, height, river } = plan;
  return {
    name: townName,
    width: Math.round(width),
    height: Math.round(height),
    river: Array.from({ length: 33 }, (_point, index) => river.pointAt((index / 32) * river.end)),
    segments: segments.map((segment, index) => ({ ...segment, id: String(index + 1).padStart(4, '0') })),
  };
}

/** Adds the ends of the streets through the town, and the places where they cross each other. */
function meet({ through }: TownPlan, crossings: readonly Crossings[]): void {
  for (const [index, curve] of through.entries()) {
    crossings[index]!.add(curve.pointAt(0));
    crossings[index]!.add(curve.pointAt(curve.end));
    for (const [further, { offsetOf }] of through.slice(index + 1).entries()) {
      const sideAt = (along: number) => offsetOf(curve.pointAt(along));
      if (sideAt(0) * sideAt(curve.end) > 0) continue;
      const corner = crossings[index]!.add(curve.pointAt(halve(0, curve.end, sideAt)));
      crossings[index + 1 + further]!.add(corner);
    }
  }
}

function layDistrict(
  index: number,
  plan: TownPlan,
  crossings: readonly Crossings[],
  random: () => number,
): TownStreet[] {
  const rows = cornersOf(index, plan, crossings);
  const columns = rows[0]!.map((_corner, column) => rows.map((row) => row[column]!));
  const { kinds, stock } = districtNames[index]!;
  const lay = (lines: readonly Corner[][], kind: string, shift: number) =>
    lines.map((line, number): TownStreet => {
      const streetClass = number % 5 === 2 ? 'collector' : 'local';
      const names = nameStocks[stock];
      const name = `${names[(number + shift) % names.length]} ${kind}`;
      return { name, streetClass, district: index, pieces: layStreet(line, streetClass) };
    });
  const layStreet = (line: readonly Corner[], streetClass: StreetClass): TownStreet['pieces'] => {
    // A collector bridges the river; a local street ends at it.
    const dry = streetClass === 'collector' ? line.filter(({ kind }) => kind !== 'wet') : line;
    return dry.slice(1).flatMap((to, place) => {
      const from = dry[place]!;
      if (from.kind === 'wet' || to.kind === 'wet') return [];
      const isLeftOut = streetClass === 'local' && random() < districts[index]!.gaps;
      return isLeftOut ? [] : link(from, to, plan, crossings);
    });
  };
  return [...lay(rows, kinds[0], 0), ...lay(columns, kinds[1], 11)];
}

function segmentsOf({ name, streetClass, district, pieces }: TownStreet, random: () => number): Omit<Segment, 'id'>[] {
  const history = historyOf(streetClass, district, random);
  const choices = widths[streetClass];
  const widthFeet = choices[Math.floor(random() * choices.length)]!;
  return pieces.map(([from, to], block) => ({
    name: `${name}, ${block + 1}00 block`,
    streetClass,
    lengthFeet: Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])),
    widthFeet,
    ...history(),
    line: [from, to],
  }));
}
