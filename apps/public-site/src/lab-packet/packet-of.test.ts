import { describe, expect, it } from 'vitest';
import type { Scenario } from '../road-network/plan.ts';
import { networkOf, street, testAssumptions } from '../road-network/test-network.ts';
import { packetOf } from './packet-of.ts';

const scenario: Scenario = { strategy: 'worst-first', budget: 300_000, firstYear: 2026, years: 5 };
const ratings = Array.from({ length: 60 }, (_, index) => (index * 37) % 101);
const packet = (changed: Partial<Scenario> = {}, network = networkOf(...ratings)) =>
  packetOf({
    network,
    assumptions: testAssumptions,
    scenario: { ...scenario, ...changed },
    target: undefined,
    madeOn: new Date('2026-11-26T23:00:00Z'),
    address: 'https://example.org/lab?budget=300000',
  });
const section = (heading: string, one = packet()) => one.sections.find((each) => each.heading === heading)!;

describe('packetOf', () => {
  it('has the title, the day, the address and the answer', () => {
    expect(packet()).toMatchObject({
      title: 'Test streets, 2026 to 2031',
      madeOn: 'November 26, 2026',
      address: 'https://example.org/lab?budget=300000',
      answer: expect.stringMatching(/^At \$300,000 a year the average \w+ .* by 2031\. /),
    });
  });

  it('says the order of work, and the years of the map and the chart', () => {
    expect(section('What the plan brings').paragraphs).toEqual([
      'Each year the money goes to the streets with the lowest ratings first. The chart has the average of each year.',
    ]);
    const line = [
      [0, 0],
      [300, 0],
    ] as const;
    const network = { name: 'Test streets', segments: [street({ line })] };
    expect(section('What the plan brings', packet({ strategy: 'nothing' }, network)).paragraphs).toEqual([
      'No street is treated. The map has the ratings of 2031, and the chart the average of each year.',
    ]);
  });

  it('gives each table as many cells in a row as it has columns', () => {
    for (const { tables } of packet().sections)
      for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  it('divides the paved area among the seven bands', () => {
    for (const network of [networkOf(...ratings), networkOf(90, 75, 60)]) {
      const [table] = section('What the plan brings', packet({}, network)).tables;
      for (const column of [1, 2, 3]) {
        const shares = table!.rows.slice(2).map((row) => Number.parseInt(row[column]!, 10));
        expect(shares).toHaveLength(7);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      }
    }
  });

  it('sorts a street into the band of the whole rating that the lab prints', () => {
    const network = networkOf(84.6, 9.5, 24.4);
    const one = section('What the plan brings', packet({}, network));
    const today = Object.fromEntries(one.tables[0]!.rows.map(([name, share]) => [name, share]));
    expect(today).toMatchObject({
      'Excellent (85-100)': '33%',
      'Very Good (70-85)': '0%',
      'Very Poor (10-25)': '67%',
      'Failed (0-10)': '0%',
    });
  });

  it('lists the costliest work of the first year and sums up the rest', () => {
    const { paragraphs, tables } = section('Work of 2026', packet({ budget: 5_000_000 }));
    expect(tables[0]!.rows).toHaveLength(15);
    expect(paragraphs[1]).toMatch(/^The table lists the 15 costliest\. The other \d+ cost \$/);
  });

  it('says that no work is planned when nothing is done', () => {
    expect(section('Work of 2026', packet({ strategy: 'nothing' }))).toMatchObject({
      paragraphs: ['No work is planned.'],
      tables: [],
    });
  });

  it('names the sources of its curve and its costs, and no others', () => {
    const points = section('What the figures rest on').points!.join('\n');
    expect(points).toMatch(/Somerville[^]*Transportation Research Board[^]*Federal Highway/);
    expect(points).not.toMatch(/Berkeley|Caltrans/);
  });
});
