import { describe, expect, it } from 'vitest';
import { esriGeoJson, exampleFiles } from './example-files.ts';
import { prepareChoice } from './prepare-choice.ts';
import { readFile } from './read-file.ts';
import { maxBytes } from './streets-table.ts';
import { toSegments } from './to-segments.ts';

const read = async (content: BlobPart) => {
  const table = await readFile(new Blob([content]));
  const choice = prepareChoice(table);
  const named = Object.fromEntries(
    Object.entries(choice.columns).map(([role, column]) => [role, table.header[column]]),
  );
  return { table, choice, named, ...toSegments(table, choice) };
};
const messageOf = (content: BlobPart) => readFile(new Blob([content])).catch((error: Error) => error.message);

describe('files of pavement products', () => {
  it('reads a report as StreetSaver prints it, with a title above the header', async () => {
    const { table, named, segments, problems, completions } = await read(exampleFiles.streetSaver);
    expect(table.remarks).toEqual(['The names of the columns are in row 4. Rows above it are not read.']);
    expect(named).toMatchObject({
      name: 'Street Name',
      from: 'Beg. Location',
      to: 'End Location',
      class: 'Functional Class',
      length: 'Length (ft)',
      pci: 'Current PCI',
      year: 'Last Inspection',
    });
    expect(
      segments.map(({ name, streetClass, lengthFeet, widthFeet, pci, ratedIn }) => [
        name,
        streetClass,
        lengthFeet,
        widthFeet,
        pci,
        ratedIn,
      ]),
    ).toEqual([
      ['ACACIA AVE, MAIN ST to OAK ST', 'local', 1_240, 32, 71, 2023],
      ['ACACIA AVE, OAK ST to END', 'local', 860, 30, 38, 2023],
      ['MAIN ST, 1ST ST to 5TH ST', 'arterial', 2_610, 64, 55, 2022],
    ]);
    expect(problems).toEqual([{ row: 8, name: 'MILL RD, MAIN ST to CITY LIMIT', reason: 'It has no rating.' }]);
    expect(completions).toMatchObject({ defaultWidths: 1, lengthsFromMap: 0, unnamed: 0 });
  });

  it('guesses a column of ratings that most streets do not have yet', async () => {
    const rows = [
      ...Array.from({ length: 250 }, (_, block) => [`Elm St ${block}`, 'N/A']),
      ['Oak St', 'Not rated'],
      ['Ash St', '71'],
      ['Fir St', '-'],
    ];
    const lines = rows.map(([name, pci]) => `${name},local,500,${pci},2024`);
    const { named, segments, problems } = await read(['Street,Class,Length,PCI,Year', ...lines].join('\n'));
    expect(named).toMatchObject({ pci: 'PCI' });
    expect(segments.map(({ name }) => name)).toEqual(['Ash St']);
    expect(new Set(problems.map(({ reason }) => reason))).toEqual(new Set(['It has no rating.']));
  });

  it('reads a table as Cartegraph exports it, with lengths in miles', async () => {
    const { choice, segments, problems } = await read(exampleFiles.cartegraph);
    expect([choice.lengthUnit, choice.widthUnit, problems]).toEqual(['mi', 'ft', []]);
    expect(segments.map(({ id, lengthFeet, pci, ratedIn }) => [id, Math.round(lengthFeet), pci, ratedIn])).toEqual([
      ['PV-0001', 401, 64.2, 2023],
      ['PV-0002', 428, 48.9, 2023],
      ['PV-0003', 6_357, 22, 2023],
    ]);
    expect(segments[2]!.streetClass).toBe('collector');
  });

  it('reads sections of PAVER: latest inspections, and ids that are unique within a branch', async () => {
    const { named, segments, problems, completions } = await read(exampleFiles.paver);
    expect(named).toMatchObject({ id: 'SectionID', name: 'BranchName', class: 'Rank', paved: 'Last Const. Date' });
    expect(segments.map(({ id, streetClass, pci, pavedIn }) => [id, streetClass, pci, pavedIn])).toEqual([
      ['01', 'local', 88, 2016],
      ['02', 'local', 83, 2016],
      ['01-2', 'arterial', 46, 1998],
    ]);
    expect(problems).toEqual([
      { row: 5, name: 'River Road, Bridge to Elm', reason: 'Row 4 has a newer rating of the same segment, of 2021.' },
    ]);
    expect(completions.changedIds).toBe(1);
  });

  it('reads the streets of San Francisco by their CNN', async () => {
    const { named, segments, problems } = await read(exampleFiles.sanFrancisco);
    expect(named).toMatchObject({ id: 'CNN', pci: 'PCI Score', year: 'PCI Change Date', length: 'Shape_Length' });
    expect(segments.map(({ id, ratedIn }) => [id, ratedIn])).toEqual([
      ['7798000', 2023],
      ['5678000', 2022],
    ]);
    expect(problems.map(({ reason }) => reason)).toEqual(['It has no rating.']);
  });

  it('reads semicolons, decimal commas and meters', async () => {
    const { choice, segments } = await read(exampleFiles.european);
    expect([choice.lengthUnit, choice.widthUnit]).toEqual(['m', 'm']);
    expect(segments.map(({ lengthFeet, widthFeet, pci }) => [lengthFeet * 0.3048, widthFeet * 0.3048, pci])).toEqual([
      [expect.closeTo(1_240.5), expect.closeTo(6.5), 71.25],
      [expect.closeTo(980), expect.closeTo(12), 55.5],
    ]);
  });

  it("reads an Esri layer's GeoJSON, with lengths from the map when its own are degrees", async () => {
    const { table, choice, named } = await read(esriGeoJson);
    expect(named).toMatchObject({ name: 'FULLNAME', class: 'FUNC_CLASS', pci: 'PCI_LATEST', year: 'LAST_INSPECTION' });
    expect(choice.columns.length).toBeUndefined();
    const { segments, problems, plane } = toSegments(table, choice);
    expect(segments.map(({ streetClass, ratedIn }) => [streetClass, ratedIn])).toEqual([
      ['arterial', 2023],
      ['local', 2023],
    ]);
    // 0.002 degrees of longitude at 37.87 degrees, and 0.003 of latitude.
    expect(segments.map(({ lengthFeet }) => Math.round(lengthFeet))).toEqual([577, 1_092]);
    expect(segments[1]!.line).toHaveLength(3);
    expect(plane).toMatchObject({ longitude: -122.27, latitude: 37.873 });
    expect(problems).toEqual([{ row: 3, name: 'Lost Ln', reason: 'It has no length.' }]);
  });
});

describe('maps', () => {
  const mapOf = (coordinates: number[][], crs?: string) =>
    JSON.stringify({
      type: 'FeatureCollection',
      ...(crs && { crs: { type: 'name', properties: { name: crs } } }),
      features: [
        {
          type: 'Feature',
          properties: { name: 'Main St', class: 'local', pci: 50, year: 2024, length: 100 },
          geometry: { type: 'LineString', coordinates },
        },
      ],
    });
  const mercator = [
    [-13_611_033.7, 4_560_000],
    [-13_611_033.7, 4_560_100],
  ];

  it('converts Web Mercator, named or recognized, to feet on the ground', async () => {
    for (const crs of ['urn:ogc:def:crs:EPSG::3857', undefined]) {
      const { segments, table } = await read(mapOf(mercator, crs));
      const [[, top], [, bottom]] = segments[0]!.line as [[number, number], [number, number]];
      // 100 m of the projection are 79 m on the ground at 37.9 degrees.
      expect(Math.abs(bottom - top) * 0.3048).toBeCloseTo(79, 0);
      expect(table.remarks.join('')).toContain('Web Mercator');
    }
  });

  it('reads a feature on each line', async () => {
    const line = (name: string) =>
      JSON.stringify({
        type: 'Feature',
        properties: { street: name, pci: 70 },
        geometry: {
          type: 'LineString',
          coordinates: [
            [-122.27, 37.87],
            [-122.268, 37.87],
          ],
        },
      });
    const { segments } = await read(`${line('Main St')}\r\n${line('Elm St')}\n`);
    expect(segments.map(({ name, line: { length } }) => [name, length])).toEqual([
      ['Main St', 2],
      ['Elm St', 2],
    ]);
  });

  it('leaves out a map in a local grid, says so, and reads its table', async () => {
    const { segments, table } = await read(
      mapOf(
        [
          [6_050_000, 2_130_000],
          [6_050_400, 2_130_000],
        ],
        'EPSG:2227',
      ),
    );
    expect(segments[0]).toMatchObject({ lengthFeet: 100, line: [] });
    expect(table.remarks.join('')).toMatch(/in EPSG:2227 and is left out/);
  });
});

describe('unreadable files', () => {
  it.each([
    ['an empty file', '', 'This file is empty.'],
    ['a workbook', 'PK\x03\x04xl/workbook.xml', /Excel workbook/],
    ['an archive with a shapefile', 'PK\x03\x04streets.shp', /Export the layer as GeoJSON/],
    ['a page', '<!doctype html><title>Sign in</title>', /web page/],
    ['GeoJSON that is cut short', '{"type":"FeatureCollection","features":[', /not complete/],
    ['other JSON', '{"a":1}', /no features/],
    ['Esri JSON', '{"features":[{"attributes":{"PCI":1}}]}', /Esri JSON/],
    ['a single column', 'name\nMain St\n', /Only one column/],
    ['only a header', 'name,pci\n', /no rows below it/],
    ['an open quote', 'name,pci\n"Main St,50\n', /never closed/],
  ])('says why %s cannot be read', async (_name, content, message) => {
    expect(await messageOf(content)).toMatch(message);
  });

  it('rejects 50,001 rows and more than 50 MB', async () => {
    expect(await messageOf(`name,pci\n${'Main St,50\n'.repeat(50_001)}`)).toMatch(/50,001 rows; at most 50,000/);
    expect(await messageOf('x'.repeat(maxBytes + 1))).toMatch(/at most 50 MB/);
  });

  it('reads UTF-16, a byte order mark and the Western code page', async () => {
    const text = 'name,pci,length,year\nCañon Rd,50,100,2024\n';
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    const western = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
    for (const content of [utf16, western, `\uFEFF${text}`])
      expect((await read(content)).segments[0]).toMatchObject({ name: 'Cañon Rd', pci: 50 });
  });
});
