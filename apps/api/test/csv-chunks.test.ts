import { describe, expect, it } from 'vitest';
import { readRecords } from '../src/features/subscriber-imports/read-records.ts';
import { cellsOf, readCsv } from './read-csv.ts';

/** More rows than the sample for the columns, and more bytes than the start that shows the format. */
const people = Array.from({ length: 250 }, (_, index) => `p${index}@example.com;Jürgen ${index};Møller`);
const file = `email;first_name;last_name\n${people.join('\n')}\n`;
const rows = people.map((person) => `${person.replaceAll(';', '|')}|`);

describe('a file in chunks', () => {
  it.each([1, 4_095, 4_097, 100_000])('is read whole in chunks of %i bytes', async (piece) => {
    expect(await cellsOf(file, { piece })).toEqual(rows);
    expect(await cellsOf(Buffer.from(`\ufeff${file}`, 'utf16le'), { piece })).toEqual(rows);
    expect(await cellsOf(Buffer.from(file, 'latin1'), { piece })).toEqual(rows);
  });

  it('determines the delimiter from a first line that is longer than a chunk', async () => {
    const long = `"${'note, '.repeat(1_000)}";email\nx;a@example.com\n`;
    expect(await cellsOf(long, { piece: 5_000 })).toEqual(['a@example.com|||']);
  });

  it('does not wait for the end of a first line without end', async () => {
    let taken = 0;
    async function* endless() {
      for (; taken < 100; taken += 1) yield Buffer.alloc(65_536, 'x');
    }
    const first = readRecords(endless()).next();
    await expect(first).rejects.toThrow('The row in line 1 is longer than 2 MB');
    expect(taken).toBeLessThan(100);
  });

  it.each([
    [0xff, 0x2c],
    [0x61, 0xfe],
    [0xfe, 0x2c],
    [0x61, 0xff],
  ])('is no UTF-16 because it begins with the bytes %i and %i', async (...start) => {
    const bytes = Buffer.concat([Buffer.from(start), Buffer.from(',email\n,,a@example.com\n,a@example.com,\n')]);
    const { header, rows: found } = await readCsv(bytes, { given: { email: 1 } });
    expect(header.header.join()).toBe(`${Buffer.from(start).toString('latin1')},email`);
    expect(found.length).toBe(2);
  });

  it.each([
    ['', 'no_rows'],
    ['x', 'no_email_column'],
    ['email', 'no_rows'],
    ['email,name\n\n', 'no_rows'],
    ['name,town\nAnna,Bern\n', 'no_email_column'],
    [`email\n"a`, 'unreadable'],
    ['%PDF-1.7', 'unreadable'],
    [`email\n"${'x'.repeat(3_000_000)}"`, 'unreadable'],
  ])('is rejected as %j with the code %s', async (content, code) => {
    await expect(readCsv(content)).rejects.toMatchObject({ code, message: expect.stringMatching(/\w{3}/) });
  });

  it('reports a long text of several lines as a long row, not as an unclosed quote', async () => {
    const text = `email,note\na@example.com,"${'A line, with commas, of a long text\nwithout\n'.repeat(100_000)}"\n`;
    await expect(readCsv(text)).rejects.toThrow('The row in line 2 is longer than 2 MB. Shorten its cells.');
  });

  it('counts a declared delimiter as a line', async () => {
    const declared = await readCsv('sep=;\nemail;first_name\na@example.com;A\n');
    expect(declared.rows.map(({ line }) => line)).toEqual([3]);
  });
});

describe('long cells', () => {
  it.each([
    [200, ''],
    [201, 'long_name'],
  ])('make a name of %i characters %j', async (length, fault) => {
    const name = 'x'.repeat(length);
    const found = await cellsOf(`email,first_name,last_name\na@example.com,${name},\nb@example.com,,${name}\n`);
    expect(found.map((row) => row.split('|')[3])).toEqual([fault, fault]);
  });

  it('are stored with 400 characters', async () => {
    const { rows: found } = await readCsv(`email\n${'x'.repeat(399)}yz\n`);
    expect(found[0]!.email).toBe(`${'x'.repeat(399)}y`);
  });
});
