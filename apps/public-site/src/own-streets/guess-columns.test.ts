import { describe, expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { readCsv } from './read-csv.ts';

/** Returns the guessed name of the column of each role, for a table with these columns and values. */
function guessOf(header: string, row: string): Record<string, string> {
  const table = readCsv(`${header}\n${row}\n${row}\n`);
  return Object.fromEntries(Object.entries(guessColumns(table)).map(([role, column]) => [role, table.header[column]!]));
}

describe('guessColumns', () => {
  it.each([
    'Last M&R Date',
    'M&R Year',
    'Last Maintenance Date',
    'Repair Year',
    'Rehab Year',
    'Work Year',
    'Project Date',
    'Budget Year',
    'Plan Year',
    'Fiscal Year',
    'Crack Seal Year',
    'Slurry Date',
    'Update Date',
    'Const Year',
  ])('takes no year of work or of a record for the year of the ratings: %s', (name) => {
    expect(guessOf(`Name,Length,PCI,${name}`, 'Elm St,500,66,2019')).not.toHaveProperty('year');
  });

  it.each(['Condition Date', 'Date of Last Inspection', 'Assessment Year', 'PCI Change Date', 'Data Year'])(
    'takes %s for the year of the ratings',
    (name) => {
      expect(guessOf(`Name,Length,PCI,${name},Work Year`, 'Elm St,500,66,2019,2027')).toMatchObject({ year: name });
    },
  );

  it('reads a year that stands directly behind or before a word, and YR', () => {
    expect(guessOf('NAME,LENGTH,PCI2019,PCI2023,PCI_YR', 'Elm St,500,70,66,2023')).toMatchObject({
      pci: 'PCI2023',
      year: 'PCI_YR',
    });
    expect(guessOf('NAME,LENGTH,2023PCI,INSP_YR', 'Elm St,500,66,2023')).toMatchObject({
      pci: '2023PCI',
      year: 'INSP_YR',
    });
  });
});
