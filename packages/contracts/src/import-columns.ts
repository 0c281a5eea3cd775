import { parseMailbox } from './mailbox.ts';
import type { ImportColumns } from './subscriber-imports.ts';

/** Column numbers that the client chose, -1 for none. */
export type ColumnChoice = { [K in keyof ImportColumns]?: number | undefined };

/** Number of rows for guessing the columns. */
export const sampledRows = 20;

/** Matches the parts of a name's column also around other words, as in `First (legal) name`. */
const around = (part: string): RegExp =>
  new RegExp(`(?:${part})(?:or|and|legal|preferred|official|middle|birth|${part})*name|name(?:${part})`);

/** The names of columns; then names that contain them, as `Contact First Name`, but not as `Last marketing email name`. */
const namePatterns = {
  firstName: [/^(?:first|given|f)name$|^forename$/, around('first|given')],
  lastName: [/^(?:last|family|l)name$|^surname$/, around('last|family|sur')],
};
const emailName = /^(?:primary|your|contact)?email(?:address)?$/;

/** Strips everything except letters: `E-Mail Address` becomes `emailaddress`. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * Finds the columns of a CSV file: names from the header; the column that is called email, or among those whose names
 * contain it, the one with the most addresses in the sampled rows. Undefined when no column is named email and none was
 * given.
 */
export function findColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  given: ColumnChoice = {},
): ImportColumns | undefined {
  const names = header.map(lettersOf);
  const choose = (chosen: number | undefined, guess: number): number | null => {
    const column = chosen ?? guess;
    return column >= 0 && column < header.length ? column : null;
  };
  const find = (patterns: RegExp[]) =>
    patterns.map((pattern) => names.findIndex((name) => pattern.test(name))).find((column) => column >= 0) ?? -1;
  const email = choose(given.email, findEmailColumn(names, rows));
  if (email === null) return undefined;
  return {
    email,
    firstName: choose(given.firstName, find(namePatterns.firstName)),
    lastName: choose(given.lastName, find(namePatterns.lastName)),
  };
}

function findEmailColumn(names: string[], rows: readonly (readonly string[])[]): number {
  const named = names.flatMap((name, column) => (name.includes('email') ? [column] : []));
  const countAddresses = (column: number) =>
    rows.slice(0, sampledRows).filter((row) => parseMailbox((row[column] ?? '').trim()) !== undefined).length;
  const counts = named.map(countAddresses);
  const called = named.find((column, place) => emailName.test(names[column]!) && counts[place]! > 0);
  return called ?? named[counts.indexOf(Math.max(...counts))] ?? -1;
}
