import { describe, expect, it } from 'vitest';
import { likelyMistakes } from './check-choice.ts';
import { prepareChoice } from './prepare-choice.ts';
import { readCsv } from './read-csv.ts';

const mistakesOf = (ratings: readonly (number | string)[]) => {
  const rows = ratings.map((rating, index) => `Street ${index},500,${rating}`);
  const table = readCsv(`${['Street,Length (ft),PCI', ...rows].join('\n')}\n`);
  return likelyMistakes(table, prepareChoice(table));
};
const repeated = (rating: number | string, count: number) => Array<number | string>(count).fill(rating);

describe('likelyMistakes', () => {
  it('warns when more than a tenth of the ratings is exactly 0', () =>
    expect(mistakesOf([...repeated(60, 17), ...repeated('0.0', 2)])).toEqual([
      '2 of 19 ratings are exactly 0. If 0 means “not rated” in this file, empty these cells and choose the file again: now they count as failed streets.',
    ]));

  it('counts the ratings of all rows', () =>
    expect(mistakesOf([...repeated(60, 800), ...repeated(0, 200)])).toEqual([
      expect.stringContaining('200 of 1,000 ratings are exactly 0.'),
    ]));

  it('takes a tenth for failed streets, and cells that are empty or no numbers for none', () => {
    expect(mistakesOf([...repeated(60, 18), ...repeated(0, 2)])).toEqual([]);
    expect(mistakesOf([...repeated(60, 10), ...repeated('', 5), ...repeated('n/a', 4)])).toEqual([]);
    expect(mistakesOf([...repeated(60, 8), 0, ...repeated('', 20)])).toEqual([expect.stringContaining('1 of 9 ')]);
  });
});
