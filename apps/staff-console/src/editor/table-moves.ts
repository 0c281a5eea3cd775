import { Editor, Path, Transforms } from 'slate';
import { insertRowBelow } from './table-commands.ts';
import { positionOf, widthOf } from './table-position.ts';

/** Moves the cursor to the next cell, row by row. In the last cell it adds a row. */
export function toNextCell(editor: Editor): void {
  const { table, path, row, column } = positionOf(editor)!;
  if (column + 1 < widthOf(table)) return toCell(editor, [...path, row, column + 1]);
  if (row + 1 < table.children.length) return toCell(editor, [...path, row + 1, 0]);
  insertRowBelow(editor);
  toCell(editor, [...path, row + 1, 0]);
}

/** Moves the cursor to the previous cell. In the first one it stays. */
export function toPreviousCell(editor: Editor): void {
  const { table, path, row, column } = positionOf(editor)!;
  if (column > 0) toCell(editor, [...path, row, column - 1]);
  else if (row > 0) toCell(editor, [...path, row - 1, widthOf(table) - 1]);
}

/** Moves the cursor to the cell above or below, or out of the table to the block beyond its edge. */
export function toRow(editor: Editor, step: -1 | 1): void {
  const { table, path, row, column } = positionOf(editor)!;
  const next = row + step;
  if (next >= 0 && next < table.children.length) return toCell(editor, [...path, next, column]);
  const beside = step === 1 ? Path.next(path) : Path.previous(path);
  Transforms.select(editor, step === 1 ? Editor.start(editor, beside) : Editor.end(editor, beside));
}

function toCell(editor: Editor, cell: Path): void {
  Transforms.select(editor, Editor.end(editor, cell));
}
