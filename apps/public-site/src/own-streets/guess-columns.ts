import { columnRoles, roleNames, type ColumnRole } from './column-names.ts';
import { hasValue } from './has-value.ts';
import { findDecimalMark, readAmount } from './read-amount.ts';
import { readYear } from './read-year.ts';
import type { StreetsTable } from './streets-table.ts';

/** The column of each role, from 0. */
export type Columns = Readonly<Partial<Record<ColumnRole, number>>>;

const sampledCells = 200;
/** A name that only contains a word of a role, over values that fit. */
const leastScore = 4;

/** Returns how well a column's name fits a role, from 0 to 10. */
export function scoreName(name: string, role: ColumnRole): number {
  const { names, words, not = [] } = roleNames[role];
  const parts = wordsOf(name);
  const joined = parts.join('');
  const place = names.indexOf(joined);
  if (place !== -1) return 10 - place / 20;
  if (parts.some((word) => not.includes(word))) return 0;
  // Shapefiles cut names at ten letters.
  if (joined.length >= 7 && names.some((known) => known.startsWith(joined))) return 7;
  return parts.some((word) => words.includes(word)) ? 5 : 0;
}

/**
 * Returns the words of a column's name: 'seg_length_ft', 'SegLengthFt' and 'Seg. Length (ft)' are the same, and a year
 * is a word, as in 'PCI2023'.
 */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .replaceAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g, ' $& ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Guesses the columns by their names and their values; the best pairs of a role and a column win. */
export function guessColumns(table: StreetsTable): Columns {
  const pairs = columnRoles
    .flatMap((role) =>
      table.header.map((name, column) => ({ role, column, score: scoreName(name, role) + yearOfName(name, role) })),
    )
    .filter(({ role, column, score }) => score >= leastScore && hasFittingValues(table, column, role))
    .toSorted((one, other) => other.score - one.score);
  const columns: Partial<Record<ColumnRole, number>> = {};
  const taken = new Set<number>();
  for (const { role, column } of pairs) {
    if (columns[role] !== undefined || taken.has(column)) continue;
    columns[role] = column;
    taken.add(column);
  }
  return columns;
}

/** Of 'PCI 2019' and 'PCI 2023' the later one is better. */
function yearOfName(name: string, role: ColumnRole): number {
  if (role !== 'pci') return 0;
  return (readYear(/(?:19|20)\d{2}/.exec(name)?.[0] ?? '') ?? 0) / 10_000;
}

/** Returns true when a file has the course of any street. */
export const hasMap = ({ rows }: StreetsTable): boolean => rows.some(({ parts }) => parts.length > 0);

/** Returns the first cells of a column that count: those that are not empty, if nothing else is said. */
export function sampleOf(
  { rows }: StreetsTable,
  column: number | undefined,
  counts = (text: string) => text !== '',
): string[] {
  const texts: string[] = [];
  if (column === undefined) return texts;
  for (const { cells } of rows) {
    const text = cells[column]?.trim() ?? '';
    if (counts(text) && texts.push(text) === sampledCells) break;
  }
  return texts;
}

function hasFittingValues(table: StreetsTable, column: number, role: ColumnRole): boolean {
  const isOfWords = ['id', 'name', 'from', 'to', 'class'].includes(role);
  const texts = sampleOf(table, column, isOfWords ? undefined : hasValue);
  // An empty column may have a good name, and helps nobody.
  if (texts.length === 0) return false;
  // The length of a layer's shape is in the units of its projection, often degrees: the map itself is better.
  if (role === 'length' && hasMap(table) && wordsOf(table.header[column]!)[0] === 'shape') return false;
  const mark = findDecimalMark(texts, table.delimiter);
  const fits = (text: string): boolean => {
    if (role === 'year' || role === 'paved') return readYear(text) !== undefined;
    if (role === 'pci') return (readAmount(text, mark) ?? -1) >= 0 && readAmount(text, mark)! <= 100;
    return role === 'length' || role === 'width' ? (readAmount(text, mark) ?? -1) >= 0 : true;
  };
  return texts.filter(fits).length * 2 > texts.length;
}
