import { Editor, Node, Path, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { RichTable } from '@workspace/contracts/rich-text/document';
import { insertBlock, writeAfter } from './insert-block.ts';
import { emptyCell, emptyRow, positionOf, widthOf, type CellPosition } from './table-position.ts';

/** Inserts a table with a header row and one empty row; the cursor goes to the first cell without text. */
export function insertTable(editor: Editor, headers: readonly string[] = ['', '', '']): void {
  const header = headers.map((text) => ({ ...emptyCell(true), children: [{ text }] }));
  const rows = [{ type: 'table-row' as const, children: header }, emptyRow(headers.length)];
  const path = insertBlock(editor, { type: 'table', children: rows });
  Transforms.select(editor, Editor.start(editor, [...path, headers[0] === '' ? 0 : 1, 0]));
}

/** Returns the texts of a header row in Markdown, such as `| a | b |`. */
export const headersOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((text) => text.trim());

/** A command for the table at the cursor. */
export type TableCommand = (editor: Editor) => void;

/** Runs a change of the table at the cursor as one step to undo. */
const inTable =
  (change: (editor: Editor, position: CellPosition) => void): TableCommand =>
  (editor) => {
    const position = positionOf(editor);
    if (!position) return;
    HistoryEditor.withNewBatch(editor, () => Editor.withoutNormalizing(editor, () => change(editor, position)));
  };

const insertRow = (offset: 0 | 1): TableCommand =>
  inTable((editor, { table, path, row, column }) => {
    const at = [...path, row + offset];
    Transforms.insertNodes(editor, emptyRow(widthOf(table)), { at });
    Transforms.select(editor, Editor.start(editor, [...at, column]));
  });

const insertColumn = (offset: 0 | 1): TableCommand =>
  inTable((editor, { table, path, row, column }) => {
    table.children.forEach((one, index) => {
      const isHeader = one.children[column]?.isHeader && index === 0;
      Transforms.insertNodes(editor, emptyCell(isHeader), { at: [...path, index, column + offset] });
    });
    Transforms.select(editor, Editor.start(editor, [...path, row, column + offset]));
  });

export const insertRowAbove = insertRow(0);
export const insertRowBelow = insertRow(1);
export const insertColumnBefore = insertColumn(0);
export const insertColumnAfter = insertColumn(1);

export const deleteTable = inTable((editor, { path }) => {
  Transforms.removeNodes(editor, { at: path });
  const before = Path.hasPrevious(path) ? Path.previous(path) : path;
  // The table may have been everything; normalization then adds a paragraph, which has the cursor.
  if (Node.has(editor, path)) Transforms.select(editor, Editor.start(editor, path));
  else if (Node.has(editor, before)) writeAfter(editor, before);
});

/** Deletes the row at the cursor, and the table with its last row. */
export const deleteRow = inTable((editor, { table, path, row, column }) => {
  if (table.children.length === 1) return deleteTable(editor);
  Transforms.removeNodes(editor, { at: [...path, row] });
  const next = Math.min(row, table.children.length - 2);
  Transforms.select(editor, Editor.start(editor, [...path, next, column]));
});

/** Deletes the column at the cursor, and the table with its last column. */
export const deleteColumn = inTable((editor, { table, path, row, column }) => {
  if (widthOf(table) === 1) return deleteTable(editor);
  for (const index of table.children.keys()) Transforms.removeNodes(editor, { at: [...path, index, column] });
  const next = Math.min(column, widthOf(table) - 2);
  Transforms.select(editor, Editor.start(editor, [...path, row, next]));
});

export const hasHeaderRow = ({ children: [first] }: RichTable): boolean =>
  first?.children.every(({ isHeader }) => isHeader) ?? false;

/** Turns the first row into headings of the columns, or back. */
export const toggleHeaderRow = inTable((editor, { table, path }) => {
  const isHeader = hasHeaderRow(table) ? undefined : true;
  for (const column of table.children[0]!.children.keys())
    Transforms.setNodes(editor, { isHeader }, { at: [...path, 0, column] });
});
