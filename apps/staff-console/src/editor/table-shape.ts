import { Element, Node, Path, Transforms, type Editor } from 'slate';
import { emptyCell, isCell, isRow, isTable, widthOf } from './table-position.ts';
import type { RichTable } from '@workspace/contracts/rich-text/document';

/**
 * Fixes one problem of a table, row or cell, so that all rows have the same number of cells and cells contain only
 * text. Returns true if it changed something: Slate then normalizes again.
 */
export function repairTablePart(editor: Editor, node: Element, path: Path): boolean {
  const parent = Node.parent(editor, path);
  if (isTable(node)) return repairTable(editor, node, path);
  if (isRow(node)) {
    if (!isTable(parent))
      return place(editor, path, () => Transforms.wrapNodes(editor, { type: 'table', children: [] }, { at: path }));
    return wrapOthers(editor, node, path, isCell, emptyCell());
  }
  if (!isCell(node)) return false;
  if (!isRow(parent))
    return place(editor, path, () => Transforms.setNodes(editor, { type: 'paragraph' }, { at: path }));
  return false;
}

/** Wraps a part at the top level in what it lacks; elsewhere only its content stays. */
function place(editor: Editor, path: Path, wrap: () => void): true {
  if (path.length === 1) wrap();
  else Transforms.unwrapNodes(editor, { at: path });
  return true;
}

function repairTable(editor: Editor, table: RichTable, path: Path): boolean {
  if (path.length > 1) return false;
  if (wrapOthers(editor, table, path, isRow, { type: 'table-row', children: [] })) return true;
  const width = Math.max(1, widthOf(table));
  const short = table.children.findIndex(({ children }) => children.length < width);
  if (short === -1) return false;
  const row = table.children[short]!;
  const isHeader = row.children[0]?.isHeader && short === 0;
  Transforms.insertNodes(editor, emptyCell(isHeader), { at: [...path, short, row.children.length] });
  return true;
}

/** Wraps the first child of another kind. An empty one among others is removed. */
function wrapOthers(editor: Editor, node: Element, path: Path, belongs: (child: Node) => boolean, wrapper: Element) {
  const children: Node[] = node.children;
  const at = children.findIndex((child) => !belongs(child));
  if (at === -1) return false;
  const child = [...path, at];
  if (children.length > 1 && Node.string(children[at]!) === '') Transforms.removeNodes(editor, { at: child });
  else Transforms.wrapNodes(editor, { ...wrapper, children: [] } as Element, { at: child });
  return true;
}

/** Replaces a block in a cell by its text, on a line of its own. */
export function flattenInCell(editor: Editor, path: Path): true {
  if (Path.hasPrevious(path)) Transforms.insertNodes(editor, { text: '\n' }, { at: [...path, 0] });
  Transforms.unwrapNodes(editor, { at: path });
  return true;
}
