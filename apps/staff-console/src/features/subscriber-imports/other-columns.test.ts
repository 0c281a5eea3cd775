import { describe, expect, it } from 'vitest';
import { automaticLabel, choiceOf, choiceText, otherColumns } from './other-columns.ts';

const field = { id: 'x', key: 'town', name: 'Town', type: 'text', emailListId: null, createdAt: '' } as const;
const head = {
  header: ['email', 'Town', 'Score', '', 'attributes', 'ZIP'],
  rows: [
    ['a@x.example', 'Bern', '5', '', '{"a":1}', '80202'],
    ['b@x.example', '', '6.5', 'x', '', '1'],
  ],
};
const columns = { email: 0, firstName: null, lastName: null, fieldChoices: new Map() };

describe('the other columns of a file', () => {
  it('fill fields of their names, or new ones with a type of their first values', () => {
    expect(otherColumns(head, columns, [field]).map((one) => [one.name, one.sample, automaticLabel(one)])).toEqual([
      ['Town', 'Bern', 'Field: Town'],
      ['Score', '5', 'New field, number'],
      ['Column 4', 'x', 'New field, text'],
      ['attributes', '{"a":1}', 'New field, one for each key'],
      ['ZIP', '80202', 'New field, text'],
    ]);
  });

  it('are dates also with the day first, with dots and with times', () => {
    const rows = [
      ['a@x.example', '31/1/2026', '31.1.2026', '1/5/2026 9:30'],
      ['b@x.example', '5/1/2026', '5.1.2026', '2026-01-31 10:00:00'],
    ];
    const found = otherColumns({ header: ['email', 'Since', 'Renewal', 'Seen'], rows }, columns, []);
    expect(found.map(automaticLabel)).toEqual(['New field, date', 'New field, date', 'New field, date']);
  });

  it.each(['', '-', 'town', 'new-date'])('have the choice %j', (value) => {
    expect(choiceText(choiceOf(value))).toBe(value);
  });
});
