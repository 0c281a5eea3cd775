import { csvCell } from '@workspace/contracts/csv-cell';
import { resultRows, type PlanToExport, type ResultRow } from './result-rows.ts';

/** Formats rows with the same keys as CSV with a header; texts are escaped against formula injection. */
export function rowsToCsv(rows: readonly ResultRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => cellOf(row[name])).join(','));
  // The byte order mark makes spreadsheets read UTF-8.
  return `\uFEFF${[names.map(csvCell).join(','), ...lines].join('\r\n')}\r\n`;
}

const cellOf = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value) : value === undefined ? '' : csvCell(value);

/** Formats the results of a plan as CSV. */
export const toCsv = (plan: PlanToExport): string => rowsToCsv(resultRows(plan));
