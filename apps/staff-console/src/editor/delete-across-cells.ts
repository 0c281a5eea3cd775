import { Editor, Range, Transforms } from 'slate';
import { cellAt, isCell, isTable } from './table-position.ts';

/** Returns true when the selection is in more than one cell, or partly in a table. */
export function spansCells(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return false;
  const [anchor, focus] = [cellAt(editor, selection.anchor), cellAt(editor, selection.focus)];
  return anchor?.[0] !== focus?.[0];
}

/**
 * Deletes the selected text and leaves the cells. A table between the ends of the selection is deleted as a whole, and
 * text outside of tables is not merged into a cell.
 */
export function deleteAcrossCells(editor: Editor): void {
  const [start, end] = Range.edges(editor.selection!);
  const cursor = Editor.pointRef(editor, start, { affinity: 'backward' });
  Editor.withoutNormalizing(editor, () => {
    for (let top = end.path[0]!; top >= start.path[0]!; top -= 1) {
      if (top > start.path[0]! && top < end.path[0]!) Transforms.removeNodes(editor, { at: [top] });
      else deleteInBlock(editor, top, { anchor: start, focus: end });
    }
  });
  // An emptied block may have been removed, and then the selection has moved to the next.
  Transforms.select(editor, cursor.unref() ?? Range.start(editor.selection!));
}

function deleteInBlock(editor: Editor, top: number, selected: Range): void {
  const isOfTable = isTable(editor.children[top]);
  const parts = isOfTable
    ? [...Editor.nodes(editor, { at: [top], match: isCell })].map(([, path]) => path).toReversed()
    : [[top]];
  for (const path of parts) {
    const common = Range.intersection(selected, Editor.range(editor, path));
    if (common && Range.isExpanded(common)) Transforms.delete(editor, { at: common });
  }
}
