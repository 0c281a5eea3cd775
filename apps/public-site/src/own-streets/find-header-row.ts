import { columnRoles } from './column-names.ts';
import { scoreName } from './guess-columns.ts';

/** Reports have a title of a few lines above the names of their columns. */
const searchedRows = 12;

/** Returns the index of the row with the names of the columns: the first one if none looks better. */
export function findHeaderRow(rows: readonly (readonly string[])[]): number {
  const counts = rows
    .slice(0, searchedRows)
    .map((cells) => columnRoles.filter((role) => cells.some((cell) => scoreName(cell, role) >= 7)).length);
  const most = Math.max(0, ...counts);
  // One row with a name by chance is no header.
  return most < 2 || (counts[0] ?? 0) >= 2 ? 0 : counts.indexOf(most);
}
