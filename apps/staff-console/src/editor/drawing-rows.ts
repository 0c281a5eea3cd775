import type { RichDrawing } from '@workspace/contracts/rich-text/document';
import { sheetLimits } from '@workspace/contracts/rich-text/drawing-sheet';

type Rows = RichDrawing['rows'];

/** Returns the table with another text in a cell. */
export const withCell = (rows: Rows, row: number, column: number, text: string): Rows =>
  rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));

/** Returns the table with an empty row at its end. */
export const withRow = (rows: Rows): Rows => [...rows, rows[0]!.map(() => '')];

export const withoutRow = (rows: Rows, row: number): Rows => rows.toSpliced(row, 1);

/** Returns the table with an empty column at its end. */
export const withColumn = (rows: Rows): Rows => rows.map((cells) => [...cells, '']);

export const withoutColumn = (rows: Rows): Rows => rows.map((cells) => cells.slice(0, -1));

/** Returns which of these changes the drawing's form allows. */
export function possibleChanges({ kind, rows }: Pick<RichDrawing, 'kind' | 'rows'>) {
  const { minColumns, maxColumns, minRows, maxRows } = sheetLimits[kind];
  const [width, height] = [rows[0]!.length, rows.length - 1];
  return {
    addRow: height < maxRows,
    removeRow: height > minRows,
    addColumn: width < maxColumns,
    removeColumn: width > minColumns,
  };
}
