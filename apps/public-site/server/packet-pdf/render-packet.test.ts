import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { examplePacket } from '../../src/lab-packet/example-packet.ts';
import { packetOf } from '../../src/lab-packet/packet-of.ts';
import { street, testAssumptions } from '../../src/road-network/test-network.ts';
import { countUntagged, flatten, openPdf, structureOf, textsOf, type TaggedElement } from './test-pdf.ts';
import { renderPacket } from './render-packet.ts';
import { openSheet } from './sheet.ts';

const segments = Array.from({ length: 200 }, (_, index) => {
  const [x, y] = [(index % 20) * 300, Math.floor(index / 20) * 300];
  const line = [
    [x, y],
    [x + 300, y],
  ] as const;
  return street({ id: `s${index}`, name: `Street ${index}`, pci: (index * 37) % 101, line });
});
const packet = packetOf({
  network: { name: 'Test streets', segments },
  assumptions: testAssumptions,
  scenario: { strategy: 'benefit-per-dollar', budget: 1_000_000, firstYear: 2026, years: 20 },
  madeOn: new Date('2026-11-26T12:00:00Z'),
  target: undefined,
  address: 'https://example.org/lab?budget=1000000',
});

let pdf: PDFDocumentProxy;
let elements: TaggedElement[];
beforeAll(async () => {
  pdf = await openPdf(await renderPacket(packet));
  elements = flatten(await structureOf(pdf));
});
const withRole = (role: string) => elements.filter((element) => element.role === role);

describe('renderPacket', () => {
  it('makes two to four pages', () => {
    expect(pdf.numPages).toBeGreaterThanOrEqual(2);
    expect(pdf.numPages).toBeLessThanOrEqual(4);
  });

  it('fits ten years of the example town on three pages', async () => {
    const ten = examplePacket('', { origin: 'https://example.org', madeOn: new Date('2026-11-26T12:00:00Z') });
    expect((await openPdf(await renderPacket(ten))).numPages).toBe(3);
  });

  it('keeps a list on one page', async () => {
    const [first, ...others] = packet.sections.find(({ heading }) => heading === 'Limits of this plan')!.points!;
    const page = (await textsOf(pdf)).find((text) => text.includes(first!));
    for (const point of others) expect(page).toContain(point);
  });

  it('declares PDF/UA-1, its language, its title and that it is tagged', async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Test streets, 2026 to 2046', Language: 'en-US' });
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await pdf.getMarkInfo()).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    expect((await pdf.getViewerPreferences())?.get('DisplayDocTitle')).toBe(true);
  });

  it('paints nothing outside a tag', async () => {
    expect(await countUntagged(pdf)).toBe(0);
  });

  it('would be caught painting outside a tag', async () => {
    const sheet = openSheet('Test');
    sheet.text('Untagged').rect(10, 10, 20, 20).stroke();
    sheet.end();
    expect(await countUntagged(await openPdf(await buffer(sheet)))).toBe(2);
  });

  it('has one title, and a heading for each section', () => {
    expect(withRole('H1')).toHaveLength(1);
    expect(withRole('H2')).toHaveLength(packet.sections.length);
  });

  it('describes each picture in words', () => {
    expect(withRole('Figure').map(({ alt }) => alt)).toEqual([
      packet.sections[0]!.map!.description,
      packet.sections[0]!.chart!.description,
    ]);
  });

  it('gives each table headings for its columns and its rows', () => {
    const tables = packet.sections.flatMap((section) => section.tables);
    expect(withRole('Table')).toHaveLength(tables.length);
    for (const [index, { columns, rows }] of tables.entries()) {
      const cells = flatten(withRole('Table')[index]!.children);
      const heads = (scope: string) => cells.filter((cell) => cell.role === 'TH' && cell.scope === scope).length;
      expect([heads('Column'), heads('Row')]).toEqual([columns.length, rows.length]);
    }
  });

  it('prints the maker, the day, the page and the address on each page', async () => {
    for (const [index, text] of (await textsOf(pdf)).entries()) {
      expect(text).toContain(`Lanesight, November 26, 2026. Page ${index + 1} of ${pdf.numPages}`);
      expect(text).toContain('https://example.org/lab?budget=1000000');
    }
  });

  it('prints every cell of every table', async () => {
    const text = (await textsOf(pdf)).join(' ');
    for (const { tables } of packet.sections)
      for (const cell of tables.flatMap(({ rows }) => rows.flat())) expect(text).toContain(cell);
  });
});
