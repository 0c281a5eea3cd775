import { describe, expect, test } from 'vitest';
import { parsePeople, unfitLine } from './parse-people.ts';

const ada = { email: 'ada@x.example', firstName: 'Ada', lastName: 'Lovelace' };

describe('parsePeople', () => {
  test.each([
    ['cells with commas', 'ada@x.example, Ada, Lovelace'],
    ['cells from a sheet', 'ada@x.example\tAda\tLovelace'],
    ['quoted cells', 'ada@x.example;"Ada";"Lovelace"'],
    ['an address of a letter', 'Ada Lovelace <ada@x.example>'],
    ['one with a quoted name', '"Ada Lovelace" <ada@x.example>,'],
    ['one with the last name first', '"Lovelace, Ada" <ada@x.example>'],
  ])('parses %s', (_name, line) => expect(parsePeople(line)).toEqual({ people: [ada], lines: [1], unread: [] }));

  test.each([
    ['commas', 'ada@x.example, ben@x.example,'],
    ['semicolons and names', '"Lovelace, Ada" <ada@x.example>; Ben Roe <ben@x.example>'],
  ])('parses several addresses in a line, with %s', (_name, line) => {
    const { people, lines, unread } = parsePeople(line);
    expect(people.map(({ email }) => email)).toEqual(['ada@x.example', 'ben@x.example']);
    expect([lines, unread]).toEqual([[1, 1], []]);
  });

  test('accepts a bare address, skips blank lines, and reports the number of a line without an address', () => {
    expect(parsePeople('\nada@x.example\r\n\r\nGrace Hopper\n')).toEqual({
      people: [{ email: 'ada@x.example', firstName: null, lastName: null }],
      lines: [2],
      unread: [4],
    });
  });
});

describe('unfitLine', () => {
  test('is undefined for people who can be added', () => {
    expect(unfitLine(parsePeople('ada@x.example\ngrace@x.example, Grace'))).toBeUndefined();
  });

  test('names the line and the text that is no address', () => {
    expect(unfitLine(parsePeople('ada@x.example\n\nbad@@x'))).toBe(
      'Line 3: “bad@@x” is no email address, such as name@example.com.',
    );
  });

  test('names the line and the name that is too long', () => {
    expect(unfitLine(parsePeople(`ada@x.example, ${'A'.repeat(201)}`))).toBe(
      'Line 1, ada@x.example, first name: Keep this to 200 characters.',
    );
  });
});
