import { findDecimalMark, readAmount } from '../../../own-streets/read-amount.ts';
import type { Pair } from './compare-ratings.ts';
import type { RatingNames } from './explain-comparison.ts';

export interface PastedPairs {
  readonly pairs: readonly Pair[];
  /** Names of the two columns in quotes, if the first line has them. */
  readonly names: RatingNames;
  /** Lines that are not used, from 1, with the reason. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

const mostLines = 50_000;

/** Reads two columns as copied from a spreadsheet or a CSV file: the last two of each line, from 0 to 100. */
export function readPairs(text: string): PastedPairs {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const delimiter = delimiterOf(text);
  const rows = lines.slice(0, mostLines).map((line) => cellsOf(line, delimiter));
  const mark = findDecimalMark(
    rows.flatMap((cells) => cells.slice(-2)),
    delimiter === '\t' ? ',' : delimiter,
  );
  const pairs: Pair[] = [];
  const problems: { line: number; reason: string }[] = [];
  let names: RatingNames = ['the first rating', 'the second rating'];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const [first, second] = [cells.at(-2), cells.at(-1)].map((cell) => readAmount(cell ?? '', mark));
    const isHeader = pairs.length + problems.length === 0 && first === undefined && second === undefined;
    if (isHeader && cells.length > 1) names = [`“${cells.at(-2)}”`, `“${cells.at(-1)}”`];
    else if (isRating(first) && isRating(second)) pairs.push([first, second]);
    else problems.push({ line: index + 1, reason: reasonOf(cells, first, second) });
  }
  if (lines.length > mostLines) problems.push({ line: mostLines + 1, reason: 'Lines from here on are not read.' });
  return { pairs, names, problems };
}

/** Tabs win, as spreadsheets copy them. A comma before a space or between two numbers divides columns too. */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  return text.includes(';') ? ';' : text.includes(',') ? ',' : ' ';
}

const cellsOf = (line: string, delimiter: string): string[] =>
  (delimiter === ' ' ? line.trim().split(/\s+/) : splitOutsideQuotes(line.trim(), delimiter)).map((cell) =>
    cell.trim().replaceAll(/^"|"$/g, ''),
  );

/** Splits a line at its delimiters; a cell in quotes may contain them. */
const splitOutsideQuotes = (line: string, delimiter: string): string[] =>
  line.match(new RegExp(`(?<=^|${delimiter})(?:\\s*"[^"]*"\\s*(?=${delimiter}|$)|[^${delimiter}]*)`, 'g')) ?? [];

const isRating = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 100;

function reasonOf(cells: readonly string[], first: number | undefined, second: number | undefined): string {
  if (cells.length < 2) return 'It has only one column.';
  const wrong = isRating(first) ? cells.at(-1) : cells.at(-2);
  if (wrong === '') return 'One of the ratings is missing.';
  return (isRating(first) ? second : first) === undefined
    ? `“${wrong}” is not a number.`
    : `${wrong} is not between 0 and 100.`;
}
