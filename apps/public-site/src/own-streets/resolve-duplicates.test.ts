import { describe, expect, it } from 'vitest';
import { prepareChoice } from './prepare-choice.ts';
import { readCsv } from './read-csv.ts';
import { toSegments } from './to-segments.ts';

const header = 'ID,Street,Class,Length (ft),Width (ft),PCI,Year';
const read = (...rows: string[]) => {
  const table = readCsv(`${[header, ...rows].join('\n')}\n`);
  return toSegments(table, prepareChoice(table));
};

describe('resolveDuplicates', () => {
  it('uses one of identical rows, and counts and lists the others', () => {
    const main = '7,Main St,Local,500,30,70,2023';
    const { segments, problems, completions } = read(main, '8,Elm St,Local,400,30,60,2023', main, main);
    expect(segments.map(({ id }) => id)).toEqual(['7', '8']);
    const reason = 'It is the same as row 2 in every value, and counts once.';
    expect(problems).toEqual([
      { row: 4, name: 'Main St', reason },
      { row: 5, name: 'Main St', reason },
    ]);
    expect(completions).toMatchObject({ identicalRows: 2, changedIds: 0 });
  });

  it('keeps rows of one id that differ in a value', () => {
    const { segments, completions } = read('7,Main St,Local,500,30,70,2023', '7,Main St,Local,480,30,70,2023');
    expect(segments.map(({ id, lengthFeet }) => [id, lengthFeet])).toEqual([
      ['7', 500],
      ['7-2', 480],
    ]);
    expect(completions).toMatchObject({ identicalRows: 0, changedIds: 1 });
  });

  it('keeps equal rows without an id: blocks of one street may be alike', () => {
    const { segments } = read(',Main St,Local,500,30,70,2023', ',Main St,Local,500,30,70,2023');
    expect(segments).toHaveLength(2);
  });

  it('lists identical rows of an older rating by the newer one', () => {
    const { segments, problems, completions } = read(
      '7,Main St,Local,500,30,70,2019',
      '7,Main St,Local,500,30,70,2019',
      '7,Main St,Local,500,30,61,2023',
    );
    expect(segments.map(({ pci }) => pci)).toEqual([61]);
    expect(problems.map(({ reason }) => reason)).toEqual(
      Array(2).fill('Row 4 has a newer rating of the same segment, of 2023.'),
    );
    expect(completions.identicalRows).toBe(0);
  });
});
