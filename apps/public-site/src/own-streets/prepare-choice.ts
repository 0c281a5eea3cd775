import type { StreetClass } from '../road-network/segment.ts';
import { guessClasses } from './class-names.ts';
import { guessColumns, type Columns } from './guess-columns.ts';
import { readYear } from './read-year.ts';
import type { StreetsTable } from './streets-table.ts';
import type { StreetsChoice } from './streets-choice.ts';
import { guessUnits } from './units.ts';

/** Returns the guessed choice for a file, or the one that follows from chosen columns. */
export function prepareChoice(table: StreetsTable, columns: Columns = guessColumns(table)): StreetsChoice {
  const units = guessUnits(table, columns);
  const thisYear = new Date().getUTCFullYear();
  const [yearOfPci] = /(?:19|20)\d{2}/.exec(table.header[columns.pci ?? -1] ?? '') ?? [];
  return {
    columns,
    lengthUnit: units.length,
    widthUnit: units.width,
    classes: classesOf(table, columns.class),
    onlyClass: 'local',
    ratedIn: columns.year === undefined ? (readYear(yearOfPci ?? '') ?? thisYear) : undefined,
  };
}

/** More texts than this are no classes: the column holds something else. */
const mostClasses = 60;

/** Returns the texts of a column with their guessed classes, the most frequent first. */
function classesOf(table: StreetsTable, column: number | undefined): Map<string, StreetClass | undefined> {
  const texts = classCounts(table, column).map(([text]) => text);
  const guesses = guessClasses(texts);
  return new Map(texts.map((text) => [text, guesses.get(text)]));
}

/** Counts the rows of each text of a column, the most frequent first. */
export function classCounts({ rows }: StreetsTable, column: number | undefined): [string, number][] {
  if (column === undefined) return [];
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const text = cells[column]?.trim() ?? '';
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostClasses);
}
