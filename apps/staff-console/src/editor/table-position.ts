import { Editor, Element, Node, Path, type NodeEntry, type Point } from 'slate';
import type { RichTable, RichTableCell, RichTableRow } from '@workspace/contracts/rich-text/document';

export const isTable = (node: Node | undefined): node is RichTable => Element.isElement(node) && node.type === 'table';
export const isRow = (node: Node): node is RichTableRow => Element.isElement(node) && node.type === 'table-row';
export const isCell = (node: Node): node is RichTableCell => Element.isElement(node) && node.type === 'table-cell';

/** The place of a cell in its table; rows and columns count from 0. */
export interface CellPosition {
  table: RichTable;
  path: Path;
  row: number;
  column: number;
}

/** Returns the cell around a point, or at the end of the selection. */
export function cellAt(editor: Editor, point: Point | undefined = editor.selection?.focus): NodeEntry | undefined {
  return point && Editor.above(editor, { at: point, match: isCell });
}

/** Returns the position of the cell around a point, or at the end of the selection. */
export function positionOf(editor: Editor, point?: Point): CellPosition | undefined {
  const [, cell] = cellAt(editor, point) ?? [];
  if (!cell) return undefined;
  const path = cell.slice(0, -2);
  const table = Node.get(editor, path);
  return isTable(table) ? { table, path, row: cell.at(-2)!, column: cell.at(-1)! } : undefined;
}

/** Returns the number of columns of a table. */
export const widthOf = ({ children }: RichTable): number => Math.max(0, ...children.map((row) => row.children.length));

export const emptyCell = (isHeader = false): RichTableCell => ({
  type: 'table-cell',
  ...(isHeader && { isHeader }),
  children: [{ text: '' }],
});

export const emptyRow = (width: number): RichTableRow => ({
  type: 'table-row',
  children: Array.from({ length: width }, () => emptyCell()),
});
