import { describe, expect, test } from 'vitest';
import { parsePeople } from './parse-people.ts';

const ada = { email: 'ada@x.example', firstName: 'Ada', lastName: 'Lovelace' };

describe('parsePeople', () => {
  test.each([
    ['cells with commas', 'ada@x.example, Ada, Lovelace'],
    ['cells from a sheet', 'ada@x.example\tAda\tLovelace'],
    ['quoted cells', 'ada@x.example;"Ada";"Lovelace"'],
    ['an address of a letter', 'Ada Lovelace <ada@x.example>'],
    ['one with a quoted name', '"Ada Lovelace" <ada@x.example>,'],
  ])('parses %s', (_name, line) => expect(parsePeople(line)).toEqual({ people: [ada], unread: [] }));

  test('accepts a bare address, skips blank lines, and reports the number of a line without an address', () => {
    expect(parsePeople('\nada@x.example\r\n\r\nGrace Hopper\n')).toEqual({
      people: [{ email: 'ada@x.example', firstName: null, lastName: null }],
      unread: [4],
    });
  });
});
