import { Node, Range, type Descendant, type Editor } from 'slate';
import type { RichTable } from '@workspace/contracts/rich-text/document';
import { spansCells } from './delete-across-cells.ts';
import { emptyCell, isTable, positionOf, widthOf } from './table-position.ts';

/**
 * Returns the selected cells as a table, in their columns. Undefined unless the selection is in several cells of one
 * table.
 */
export function cellsFragment(editor: Editor): Descendant[] | undefined {
  if (!editor.selection || !spansCells(editor)) return undefined;
  const [start, end] = Range.edges(editor.selection).map((point) => positionOf(editor, point));
  if (!start || !end || start.table !== end.table) return undefined;
  const [table] = Node.fragment(editor, editor.selection);
  return isTable(table) ? [aligned(table, start.column)] : undefined;
}

/** Puts cells before those of the first row that was selected from its middle, unless it is the only one. */
function aligned(table: RichTable, offset: number): RichTable {
  const [first, ...rest] = table.children;
  if (!first || rest.length === 0) return table;
  const blank = Array.from({ length: offset }, () => emptyCell());
  const rows = [{ ...first, children: [...blank, ...first.children] }, ...rest];
  const width = widthOf({ ...table, children: rows });
  return {
    ...table,
    children: rows.map((row) => ({
      ...row,
      children: Array.from({ length: width }, (_, column) => row.children[column] ?? emptyCell()),
    })),
  };
}
