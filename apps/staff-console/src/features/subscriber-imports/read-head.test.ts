import { describe, expect, test } from 'vitest';
import { contentError, firstRecords, readHead } from './read-head.ts';

describe('readHead', () => {
  test('parses the header and the first rows with any line ending and delimiter', async () => {
    const lines = [
      'email;first_name',
      'a@x.example;Ada',
      '',
      'b@x.example;"Grace ""G"""',
      'c@x.example;',
      'd@x.example;D',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      const { header, rows } = await readHead(new Blob([lines.join(end)]));
      expect(header).toEqual(['email', 'first_name']);
      expect(rows).toEqual([
        ['a@x.example', 'Ada'],
        ['b@x.example', 'Grace "G"'],
        ['c@x.example', ''],
        ['d@x.example', 'D'],
      ]);
    }
  });

  test('tells a file without rows from one whose first row is longer than what is read', async () => {
    const hasRows = async (text: string) => (await readHead(new Blob([text]))).hasRows;
    expect(await hasRows('email,notes\r\n')).toBe(false);
    expect(await hasRows('email,notes\na@x.example,b\n')).toBe(true);
    expect(await hasRows(`email,notes\na@x.example,"${'x'.repeat(100_000)}"\n`)).toBe(true);
    expect(await hasRows('email,notes\n"a@x.example,never closed\n')).toBe(true);
  });

  test('keeps commas and line breaks in a quoted cell', () => {
    expect(firstRecords('email,name\na@x.example,"Hopper,\nGrace"\n', 2)[1]).toEqual(['a@x.example', 'Hopper,\nGrace']);
  });

  test('leaves out a record whose quoted cell has no end', () => {
    expect(firstRecords('email,name\na@x.example,"Ada"\nb@x.example,"Grace\nHop', 9)).toEqual([
      ['email', 'name'],
      ['a@x.example', 'Ada'],
    ]);
  });

  test('detects UTF-16, UTF-8 with a byte order mark, and Latin-1', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...'email\nø@x'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    const latin1 = new Uint8Array([...'email\n'].map((letter) => letter.charCodeAt(0)).concat(0xf8, 0x40, 0x78));
    for (const bytes of [utf16, latin1, new TextEncoder().encode('\ufeffemail\nø@x')])
      expect(await readHead(new Blob([bytes]))).toMatchObject({ header: ['email'], rows: [['ø@x']] });
  });

  test('reads only the beginning of a long file, even when it cuts a character', async () => {
    const { header, rows } = await readHead(new Blob(['email\n', 'ø'.repeat(200_000)]));
    expect([header, rows[0]!.length]).toEqual([['email'], 1]);
  });

  test('returns no header and no rows for an empty file', async () => {
    expect(await readHead(new Blob([]))).toEqual({ header: [], rows: [], hasRows: false });
  });

  test('skips the line that declares the delimiter', () => {
    expect(firstRecords('sep=^\r\nemail^name\r\na@x.example^Ada, Dr.\r\n', 2)).toEqual([
      ['email', 'name'],
      ['a@x.example', 'Ada, Dr.'],
    ]);
  });

  test('names the format of a file that is not CSV', async () => {
    expect(await contentError(new Blob(['PK\x03\x04', '\0'.repeat(22), 'people.csv']))).toMatch(
      /^This is a zip archive/,
    );
    expect(await contentError(new Blob(['email\na@x.example\n']))).toBeUndefined();
  });
});
