import { describe, expect, it } from 'vitest';
import { likelyMistakes } from './check-choice.ts';
import { prepareChoice } from './prepare-choice.ts';
import { readCsv } from './read-csv.ts';
import { toSegments } from './to-segments.ts';

const read = (header: string, ...rows: string[]) => {
  const table = readCsv(`${[header, ...rows].join('\n')}\n`);
  const choice = prepareChoice(table);
  return { choice, mistakes: likelyMistakes(table, choice), ...toSegments(table, choice) };
};
const sizes = ({ segments }: ReturnType<typeof read>) =>
  segments.map(({ lengthFeet, widthFeet }) => [Math.round(lengthFeet), Math.round(widthFeet)]);

describe('units in cells', () => {
  it('are the guess for a column whose name has none', () => {
    const found = read('Street,Length,Width,PCI', 'Main St,850 m,9 m,70', 'Elm St,420 m,8 m,60', 'Oak St,300,9,50');
    expect([found.choice.lengthUnit, found.choice.widthUnit]).toEqual(['m', 'm']);
    expect(sizes(found)).toEqual([
      [2_789, 30],
      [1_378, 26],
      [984, 30],
    ]);
    expect(found.completions.otherUnits).toBe(0);
  });

  it('win over that of the column, and are counted', () => {
    const found = read('Street,Length (ft),Width (ft),PCI', 'Main St,0.4 mi,30,70', 'Elm St,420,9 m,60');
    expect(sizes(found)).toEqual([
      [2_112, 30],
      [420, 30],
    ]);
    expect([found.problems, found.mistakes, found.completions.otherUnits]).toEqual([[], [], 2]);
  });

  it('are not needed with semicolons: widths of 8 are meters, and those of 30 feet, as the lengths are', () => {
    const unitsOf = (width: number) => {
      const { choice } = read('Street;Length;Width;PCI', `Main St;850;${width};70`, `Elm St;420;${width};60`);
      return [choice.lengthUnit, choice.widthUnit];
    };
    expect([unitsOf(8), unitsOf(30)]).toEqual([
      ['m', 'm'],
      ['ft', 'ft'],
    ]);
  });

  it('are meters for the length with semicolons and no widths', () =>
    expect(read('Street;Length;PCI', 'Main St;850;70').choice.lengthUnit).toBe('m'));

  it('are not repeated in the reason for a length that is too long', () =>
    expect(read('Street,Length (ft),PCI', 'Main St,850 mi,70').problems[0]!.reason).toBe(
      'A length of 850 mi is more than 50 miles. Check the unit.',
    ));
});
