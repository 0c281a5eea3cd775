import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unescapeCell } from '@workspace/contracts/csv-cell';
import { readCsv } from './read-csv.ts';

const spectrum = join(dirname(fileURLToPath(import.meta.resolve('csv-spectrum'))), 'csvs');
const tidy = (text = '') => text.replace(/\s+/g, ' ').trim();

describe('CSV compatibility', () => {
  it.each(readdirSync(spectrum))('reads %s of csv-spectrum', async (name) => {
    // One JSON file has another telephone number than its CSV.
    const json = readFileSync(join(spectrum, '../json', name.replace('.csv', '.json')), 'utf8').replace(
      '1234567890',
      '2095257564',
    );
    const expected = [JSON.parse(json) as Record<string, string> | Record<string, string>[]].flat();
    const { rows } = await readCsv(readFileSync(join(spectrum, name)), {
      given: { email: 0, firstName: 1, lastName: 2 },
    });
    const known = expected.map((row) => Object.values(row).slice(0, 3).map(tidy).join('|'));
    const width = Math.min(3, Object.keys(expected[0]!).length);
    expect(
      rows.map(({ email, firstName, lastName }) => [email, firstName, lastName].map(tidy).slice(0, width).join('|')),
    ).toEqual(known);
  });

  it('reads 2,000 generated files like csv-parse with explicit options', async () => {
    const letters = constantFrom(
      'a',
      'B',
      '7',
      ' ',
      ',',
      ';',
      '\t',
      '|',
      '"',
      '\n',
      '\r\n',
      'ü',
      '王',
      '👩',
      '=',
      '\\',
      "'",
      '@',
    );
    const cell = array(letters, { maxLength: 8 }).map((parts) => parts.join(''));
    const files = record({
      rows: array(array(cell, { minLength: 3, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      delimiter: constantFrom(',', ';', '\t', '|'),
      end: constantFrom('\n', '\r\n'),
      encoding: constantFrom('utf8', 'utf16le'),
      mark: constantFrom('', '\ufeff'),
      piece: integer({ min: 1, max: 64 }),
    });
    await assert(
      asyncProperty(files, async ({ rows, delimiter, end, encoding, mark, piece }) => {
        const quoted = (text: string) => (/[",;|\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
        const lines = [['email', 'first_name', 'last_name', 'x'], ...rows].map((row) =>
          row.map(quoted).join(delimiter),
        );
        const text = mark + lines.join(end);
        const known = parse(text, {
          bom: true,
          delimiter,
          record_delimiter: end,
          relax_column_count: true,
          from_line: 2,
        }).filter((row) => row.some((one) => one.trim() !== ''));
        const got = await readCsv(Buffer.from(text, encoding), { piece }).catch(() => undefined);
        const plain = (row: string[]) => row.slice(0, 3).map(tidy).join('|');
        expect(got?.rows.map(({ email, firstName, lastName }) => plain([email, firstName, lastName])) ?? []).toEqual(
          known.map((row) => plain(row.map((each) => unescapeCell(tidy(each))))),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
