import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  integer,
  option,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streetClasses } from './street-classes.ts';
import type { Point, Segment } from '../road-network/segment.ts';
import type { PlannedYear } from '../road-network/plan.ts';
import { lengthOf, type LocalPlane } from './local-plane.ts';
import { prepareChoice } from './prepare-choice.ts';
import { readFile } from './read-file.ts';
import { toCsv } from './to-csv.ts';
import { toGeoJson } from './to-geojson.ts';
import { toSegments } from './to-segments.ts';

const feet = (max: number) => double({ min: 1, max, noNaN: true });
const streetName = string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .map((text) => text.replaceAll(/[\p{Cc}\ufeff]/gu, '').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const point = record({
  x: double({ min: 0, max: 40_000, noNaN: true }),
  y: double({ min: 0, max: 40_000, noNaN: true }),
});
const streets = uniqueArray(
  record({
    id: integer({ min: 0, max: 99_999 }).map((id) => `S-${id}`),
    name: constantFrom('=1+1', "'@x", 'Main "St", East', 'O’Hara; St').chain((odd) => option(streetName, { nil: odd })),
    streetClass: constantFrom(...streetClasses),
    lengthFeet: feet(20_000),
    widthFeet: feet(120),
    pci: double({ min: 0, max: 100, noNaN: true }),
    ratedIn: integer({ min: 1990, max: 2026 }),
    pavedIn: option(integer({ min: 1950, max: 2026 }), { nil: undefined }),
    points: array(point, { minLength: 2, maxLength: 5 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 30 },
).map((all) =>
  all.map(({ points, pavedIn, ...segment }): Segment => ({
    ...segment,
    ...(pavedIn !== undefined && { pavedIn }),
    line: points.map(({ x, y }): Point => [x, y]),
  })),
);

const plan = (segments: readonly Segment[]) => {
  const jobs = [{ segment: 0, treatment: 'overlay', cost: 12_345 } as const];
  const years: PlannedYear[] = [2026, 2027].map((year) => ({
    year,
    ratings: Float32Array.from(segments, () => 64.25),
    average: 64.25,
    backlog: 0,
    jobs: year === 2026 ? jobs : [],
    spent: 0,
  }));
  return { network: { name: 'Town', segments }, years, year: 2027 };
};

const readBack = async (text: string) => {
  const table = await readFile(new Blob([text]));
  return toSegments(table, prepareChoice(table));
};
const withoutLine = ({ line: _line, ...segment }: Segment) => segment;

describe('written results', () => {
  it('are read back from CSV as the same segments', async () => {
    await assert(
      asyncProperty(streets, async (segments) => {
        const { segments: found, problems } = await readBack(toCsv(plan(segments)));
        expect(problems).toEqual([]);
        expect(found.map(withoutLine)).toEqual(segments.map(withoutLine));
      }),
    );
  });

  it('are read back from GeoJSON as the same segments, with lines of the same lengths', async () => {
    const plane: LocalPlane = { longitude: -122.3, latitude: 37.9, parallel: 37.85 };
    await assert(
      asyncProperty(streets, async (segments) => {
        const { segments: found, problems } = await readBack(toGeoJson(plan(segments), plane));
        expect(problems).toEqual([]);
        expect(found.map(withoutLine)).toEqual(segments.map(withoutLine));
        for (const [index, { line }] of segments.entries()) {
          const length = lengthOf(found[index]!.line);
          // The plane is true to scale at the middle of what the file has, which differs a little.
          expect(Math.abs(length - lengthOf(line))).toBeLessThanOrEqual(0.2 + lengthOf(line) / 500);
        }
      }),
    );
  });

  it('have the rating, the treatment, its year and its cost', () => {
    const segments = [1, 2].map((id): Segment => ({
      id: `S-${id}`,
      name: '=HYPERLINK("x")',
      streetClass: 'local',
      lengthFeet: 500,
      widthFeet: 30,
      pci: 40,
      ratedIn: 2024,
      line: [],
    }));
    const [header, first, second] = toCsv(plan(segments)).replace('\uFEFF', '').split('\r\n');
    expect(header).toBe(
      '"id","name","class","length_ft","width_ft","pci","rated_in","paved_in","planned_for","planned_rating","treatment","treatment_in","treatment_usd","later_treatments","all_treatments_usd"',
    );
    expect(first).toBe(`"S-1","'=HYPERLINK(""x"")","local",500,30,40,2024,,2027,64.3,"overlay",2026,12345,,12345`);
    expect(second).toBe(`"S-2","'=HYPERLINK(""x"")","local",500,30,40,2024,,2027,64.3,,,,,0`);
    expect(JSON.parse(toGeoJson(plan(segments))).features[0].geometry).toBeNull();
  });
});
