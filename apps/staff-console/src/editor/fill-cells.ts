import { Editor, Node, Transforms } from 'slate';
import type { RichTable, RichTableCell } from '@workspace/contracts/rich-text/document';
import { emptyCell, emptyRow, widthOf, type CellPosition } from './table-position.ts';

/** Writes copied cells over those from a position on, to the right and down. The table grows where they need it. */
export function fillCells(editor: Editor, { table, path, row, column }: CellPosition, copied: RichTable): void {
  const width = Math.max(widthOf(table), column + widthOf(copied));
  Editor.withoutNormalizing(editor, () => {
    for (let y = table.children.length; y < row + copied.children.length; y += 1)
      Transforms.insertNodes(editor, emptyRow(width), { at: [...path, y] });
    table.children.forEach(({ children }, y) => {
      for (let x = children.length; x < width; x += 1)
        Transforms.insertNodes(editor, emptyCell(children[0]?.isHeader && y === 0), { at: [...path, y, x] });
    });
    copied.children.forEach(({ children }, y) => {
      children.forEach((cell, x) => fillCell(editor, [...path, row + y, column + x], cell));
    });
  });
  Transforms.select(
    editor,
    Editor.end(editor, [...path, row + copied.children.length - 1, column + widthOf(copied) - 1]),
  );
}

function fillCell(editor: Editor, path: number[], { children }: RichTableCell): void {
  const { children: old } = Node.get(editor, path) as RichTableCell;
  for (let at = old.length - 1; at >= 0; at -= 1) Transforms.removeNodes(editor, { at: [...path, at] });
  Transforms.insertNodes(editor, children, { at: [...path, 0] });
}
