import type { DrawingKind } from './document.ts';
import { isSheet } from './drawing-sheet.ts';

/** A place marked on the scale. */
export interface MarkedRating {
  name: string;
  pci: number;
}

/** Ratings over years: one value for each year, undefined where none is known. */
export interface RatingCurve {
  name: string;
  ratings: (number | undefined)[];
}

/** A sum and its parts, in the unit of the drawing. */
export interface CostSum {
  name: string;
  /** The sum as it is printed, such as `$1,200`. */
  total: string;
  parts: { name: string; amount: number; printed: string }[];
}

/** The values of a drawing. */
export type DrawingValues =
  | { kind: 'pci-scale'; marks: MarkedRating[] }
  | { kind: 'deterioration-curve'; axis: string; years: number[]; curves: RatingCurve[] }
  | { kind: 'cost-bars'; sums: CostSum[] };

/** Reads a number as people write it, such as `$1,250.50` or `68`. Undefined for anything else. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(/^\$\s?/, '');
  return /^(?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,4})?$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

const isDollars = (unit: string): boolean => /^(?:us )?dollars$/i.test(unit.trim());

/** Prints an amount with its unit: `$1,200` for dollars, `400 lane miles` for any other. */
export function printAmount(amount: number, unit: string): string {
  const digits = amount.toLocaleString('en-US', { maximumFractionDigits: 4 });
  return isDollars(unit) ? `$${digits}` : `${digits} ${unit.trim()}`.trim();
}

/** Returns the message for a cell of a drawing's table, counted from 0 with the headings, or undefined if it is valid. */
export function cellError(
  kind: DrawingKind,
  rows: readonly (readonly string[])[],
  row: number,
  column: number,
): string | undefined {
  const text = rows[row]?.[column]?.trim() ?? '';
  if (row === 0) return text === '' ? 'Write a heading.' : undefined;
  if (kind === 'deterioration-curve') return curveCellError(rows, row, column);
  if (column === 0) return text === '' ? 'Write a name.' : undefined;
  return kind === 'pci-scale' ? ratingError(text) : amountError(rows, row, column);
}

const ratingError = (text: string): string | undefined =>
  (numberIn(text) ?? 101) > 100 ? 'Write a rating from 0 to 100.' : undefined;

function curveCellError(rows: readonly (readonly string[])[], row: number, column: number): string | undefined {
  const text = rows[row]![column]!.trim();
  // A curve may begin later or end earlier than the other.
  if (column > 0) return text === '' && column > 1 ? undefined : ratingError(text);
  const year = numberIn(text);
  if (year === undefined || year > 200) return 'Write a number of years, from 0 to 200.';
  const before = row > 1 ? numberIn(rows[row - 1]![0]!) : undefined;
  return before !== undefined && year <= before ? 'Write more years than in the row above.' : undefined;
}

function amountError(rows: readonly (readonly string[])[], row: number, column: number): string | undefined {
  if (numberIn(rows[row]![column]!) === undefined) return 'Write an amount, such as 1,250. Write 0 if there is none.';
  const isNothing = rows.slice(1).every((cells) => cells.slice(1).every((cell) => numberIn(cell) === 0));
  return isNothing && row === 1 && column === 1 ? 'Write an amount above 0, or there is no bar to draw.' : undefined;
}

/** Reads the values of a drawing from its table. Undefined when a cell has an error or the table does not fit. */
export function readDrawing(kind: DrawingKind, rows: readonly (readonly string[])[]): DrawingValues | undefined {
  if (!isSheet(kind, rows)) return undefined;
  if (rows.some((cells, row) => cells.some((_cell, column) => cellError(kind, rows, row, column)))) return undefined;
  const [head, ...body] = rows as [readonly string[], ...(readonly string[])[]];
  if (kind === 'pci-scale') return { kind, marks: body.map(([name, pci]) => ({ name: name!, pci: numberIn(pci!)! })) };
  if (kind === 'cost-bars') return { kind, sums: body.map((cells) => sumOf(cells, head)) };
  const curves = head
    .slice(1)
    .map((name, index) => ({ name, ratings: body.map((cells) => numberIn(cells[index + 1]!)) }));
  return { kind, axis: head[0]!, years: body.map((cells) => numberIn(cells[0]!)!), curves };
}

function sumOf([name, ...amounts]: readonly string[], [unit, ...parts]: readonly string[]): CostSum {
  const read = parts.map((part, index) => {
    const amount = numberIn(amounts[index]!)!;
    return { name: part, amount, printed: printAmount(amount, unit!) };
  });
  const total = read.reduce((sum, { amount }) => sum + amount, 0);
  return { name: name!, total: printAmount(total, unit!), parts: read };
}
