import { describe, expect, it } from 'vitest';
import { guessClasses } from './class-names.ts';
import { likelyMistakes, missingColumns } from './check-choice.ts';
import { scoreName } from './guess-columns.ts';
import { prepareChoice } from './prepare-choice.ts';
import { findDecimalMark, readAmount, readFeet } from './read-amount.ts';
import { readCsv } from './read-csv.ts';
import { toSegments } from './to-segments.ts';
import { readYear } from './read-year.ts';

describe('readAmount', () => {
  it.each([
    ['1,240', '.', 1_240],
    ['1,240.5', '.', 1_240.5],
    ['850 ft', '.', 850],
    ['0.25mi', '.', 0.25],
    ['1.240,5', ',', 1_240.5],
    ['1 240,5', ',', 1_240.5],
    ['.5', '.', 0.5],
    ['1,5', '.', undefined],
    ['412.5', ',', undefined],
    ['1.240', ',', 1_240],
    ['72,5', ',', 72.5],
    ['67 - Fair', '.', 67],
    ['Fair (67)', '.', 67],
    ['67.5/Fair', '.', 67.5],
    ['Very Poor: 15,5', ',', 15.5],
    ['PCI 67 (Fair)', '.', 67],
    ['55 - 70 Fair', '.', undefined],
    ['Fairview 67', '.', undefined],
    ['Fair', '.', undefined],
    ['12 to 14', '.', undefined],
    ['', '.', undefined],
    ['-', '.', undefined],
  ] as const)('parses %j with the mark %j', (text, mark, amount) => expect(readAmount(text, mark)).toBe(amount));
});

describe('readFeet', () => {
  it.each([
    ['850', 'm', 850 / 0.3048],
    ['850 m', 'ft', 850 / 0.3048],
    ['0.4 mi', 'ft', 2_112],
    ['0.4mi.', 'km', 2_112],
    ['1.2 Kilometres', 'mi', 1_200 / 0.3048],
    ['850 LF', 'm', 850],
    ["850'", 'm', 850],
    ['850’', 'm', 850],
    ['850 ′', 'm', 850],
    ["1'240", 'ft', 1_240],
    ['850 yd', 'ft', undefined],
    ['m', 'ft', undefined],
  ] as const)('reads %j in a column of %s', (text, unit, feet) =>
    expect(readFeet(text, '.', unit)).toEqual(feet === undefined ? undefined : expect.closeTo(feet)),
  );
});

describe('findDecimalMark', () => {
  it.each([
    [['1,240', '860'], ',', '.'],
    [['1,240', '860,5'], ',', ','],
    [['1.240', '860'], ';', '.'],
    [['1.240,5'], ';', ','],
    [['12,345'], ';', ','],
    [['1,240.5'], ';', '.'],
    [['71.5', '60'], ';', '.'],
    [['412.5', '72,4', '330.25', '88.1'], ',', '.'],
    [['412,5', '72.4', '330,25', '88,1'], ';', ','],
    [['0.12 mi', '72,4', '0.3 mi'], ',', '.'],
  ] as const)('of %j in a file with %j is %j', (texts, delimiter, mark) =>
    expect(findDecimalMark(texts, delimiter)).toBe(mark),
  );
});

describe('readYear', () => {
  it.each([
    ['2021', 2021],
    ['2021.0', 2021],
    ['2021-05-03T00:00:00.000', 2021],
    ['5/3/2021', 2021],
    ['03.05.21', 2021],
    ['5/3/98', 1998],
    ['03-MAY-21', 2021],
    ['3 May 98', 1998],
    ['3-May', undefined],
    ['May 3, 2021', 2021],
    ['44319', 2021],
    ['20210503', 2021],
    ['20211332', undefined],
    ['1620000000000', 2021],
    ['1900-01-01', undefined],
    ['2031', undefined],
    ['n/a', undefined],
    ['', undefined],
  ])('of %j is %j', (text, year) => expect(readYear(text, 2026)).toBe(year));
});

describe('guessClasses', () => {
  it.each([
    [
      ['A', 'C', 'R', 'E'],
      ['arterial', 'collector', 'local', 'local'],
    ],
    [
      ['1', '2', '3'],
      ['arterial', 'collector', 'local'],
    ],
    [
      ['3', '4', '5', '7'],
      ['arterial', 'arterial', 'collector', 'local'],
    ],
    [
      ['Principal Arterial', 'Minor Arterial', 'Major Collector', 'Local'],
      ['arterial', 'arterial', 'collector', 'local'],
    ],
    [
      ['Residential/Local', 'RES', 'COL', 'ART'],
      ['local', 'local', 'collector', 'arterial'],
    ],
    [
      ['S1100', 'S1200', 'S1400'],
      ['arterial', 'collector', 'local'],
    ],
    [
      ['05 - Major Collector', '7 - Local'],
      ['collector', 'local'],
    ],
    [
      ['02', '04', '14', 'U16', 'R07', '17', 'R09', '19'],
      ['arterial', 'arterial', 'arterial', 'arterial', 'collector', 'collector', 'local', 'local'],
    ],
    [
      ['Zone 4', ''],
      [undefined, undefined],
    ],
  ] as const)('reads %j', (texts, classes) => {
    const found = guessClasses(texts);
    expect(texts.map((text) => found.get(text))).toEqual(classes);
  });
});

describe('scoreName', () => {
  it.each([
    ['FUNCTIONAL_CLASS', 'class'],
    ['Functional', 'class'],
    ['func_class', 'class'],
    ['FUNCL', 'class'],
    ['SEG-LENGTH (FT)', 'length'],
    ['Shape__Length', 'length'],
    ['PCI_Latest', 'pci'],
    ['Pavement Condition Index', 'pci'],
    ['Overall Condition Index', 'pci'],
    ['PavementCo', 'pci'],
    ['segWidthFt', 'width'],
    ['Date of Last Inspection', 'year'],
  ] as const)('finds %s for %s', (name, role) => expect(scoreName(name, role)).toBeGreaterThanOrEqual(4));

  it.each([
    ['PCI Date', 'pci'],
    ['Sidewalk Condition Index', 'pci'],
    ['Lane Width', 'width'],
    ['From Street', 'name'],
    ['Year Built', 'year'],
  ] as const)('does not take %s for %s', (name, role) => expect(scoreName(name, role)).toBe(0));
});

describe('ratings without a year', () => {
  const table = readCsv('ID,Street,Length,PCI,Year\n7,Main St,500,70,2019\n7,Main St,500,60,\n8,Elm St,500,50,N/A\n');
  const choice = prepareChoice(table);

  it('are left out at first', () => {
    const { segments, problems } = toSegments(table, choice);
    expect(segments.map(({ pci }) => pci)).toEqual([70]);
    expect(problems.map(({ reason }) => reason)).toEqual(Array(2).fill('It has no year of its rating.'));
  });

  it('get a chosen year, and never count as newer than a rating with its own', () => {
    const { segments, problems, completions } = toSegments(table, { ...choice, ratedIn: 2024 });
    expect(segments.map(({ name, pci, ratedIn }) => [name, pci, ratedIn])).toEqual([
      ['Main St', 70, 2019],
      ['Elm St', 50, 2024],
    ]);
    expect(problems).toEqual([
      { row: 3, name: 'Main St', reason: 'Row 2 has a rating with a year of the same segment, of 2019.' },
    ]);
    expect(completions.assumedYears).toBe(1);
  });
});

describe('a guessed choice', () => {
  it('takes the latest of several ratings, and its year from the name of the column', () => {
    const table = readCsv('Street,Length,PCI 2019,PCI 2023\nMain St,500,70,61\n');
    const choice = prepareChoice(table);
    expect([table.header[choice.columns.pci!], choice.ratedIn]).toEqual(['PCI 2023', 2023]);
  });

  it('says what is missing and what is likely wrong', () => {
    const table = readCsv('Street,Length,Rating\nMain St,5,7\nElm St,8,4\nOak St,6,9\n');
    const choice = prepareChoice(table);
    expect(missingColumns(table, choice)).toEqual(['the rating']);
    const wrong = { ...choice, columns: { ...choice.columns, pci: 2 }, lengthUnit: 'ft' } as const;
    expect(likelyMistakes(table, wrong)).toEqual([
      expect.stringContaining('PASER'),
      expect.stringContaining('shorter than 30 ft'),
    ]);
  });
});
