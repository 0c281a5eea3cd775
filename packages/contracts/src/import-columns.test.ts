import { describe, expect, it } from 'vitest';
import { findColumns } from './import-columns.ts';

const row = (header: string[], cells: Record<string, string>) => header.map((name) => cells[name] ?? '');
/** Returns the names of the columns that are found in rows with these cells. */
function found(header: string[], ...rows: Record<string, string>[]) {
  const columns = findColumns(
    header,
    rows.map((cells) => row(header, cells)),
  );
  const nameOf = (column: number | null | undefined) => (column === null ? null : header[column!]);
  return columns && [nameOf(columns.email), nameOf(columns.firstName), nameOf(columns.lastName)];
}
const one = { Email: 'ada@x.example' };

describe('findColumns', () => {
  it('prefers the column that is called email to others with more addresses', () => {
    const both = { 'Work email': 'ada@work.example', Email: 'ada@x.example' };
    expect(found(['Work email', 'Email'], { 'Work email': 'ben@work.example' }, both)?.[0]).toBe('Email');
    expect(found(['Email', 'Work email'], { 'Work email': 'ben@work.example' })?.[0]).toBe('Work email');
  });

  it('counts addresses with names', () => {
    expect(found(['Email opt-in', 'Email contact'], { 'Email contact': 'Ada <ada@x.example>' })?.[0]).toBe(
      'Email contact',
    );
  });

  it.each([
    ['First Name', 'Last Name'],
    ['firstname', 'lastname'],
    ['FNAME', 'LNAME'],
    ['Given name', 'Surname'],
    ['Contact First Name', 'Contact Last Name'],
    ['Name (First)', 'Name (Last)'],
    ['First / Given Name', 'Family Name'],
    ['First (legal) name', 'Last (legal) name'],
    ['First and middle names', 'Preferred last name'],
  ])('finds the names in %s and %s', (first, last) => {
    expect(found(['Email', last, first], one)).toEqual(['Email', first, last]);
  });

  it('takes no other column for a name', () => {
    const others = ['Last marketing email name', 'First conversion event name', 'Name'];
    expect(found(['Email', ...others], one)).toEqual(['Email', null, null]);
    expect(found(['Email', ...others, 'Last Name'], one)?.[2]).toBe('Last Name');
  });
});
