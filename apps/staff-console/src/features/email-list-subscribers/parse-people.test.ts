import { expect, test } from 'vitest';
import { parsePeople } from './parse-people.ts';

const ada = { email: 'ada@x.example', firstName: 'Ada', lastName: 'Lovelace' };

test.each([
  ['cells with commas', 'ada@x.example, Ada, Lovelace'],
  ['cells from a sheet', 'ada@x.example\tAda\tLovelace'],
  ['quoted cells', 'ada@x.example;"Ada";"Lovelace"'],
  ['an address of a letter', 'Ada Lovelace <ada@x.example>'],
  ['one with a quoted name', '"Ada Lovelace" <ada@x.example>,'],
])('%s are read', (_name, line) => expect(parsePeople(line)).toEqual({ people: [ada], unread: [] }));

test('a bare address has no names, blank lines are none, and a line without an address is told by its number', () => {
  expect(parsePeople('\nada@x.example\r\n\r\nGrace Hopper\n')).toEqual({
    people: [{ email: 'ada@x.example', firstName: null, lastName: null }],
    unread: [4],
  });
});
