import { Editor, Node, Range, Transforms } from 'slate';
import { blockBeside } from './block-beside.ts';
import { cellsFragment } from './cells-fragment.ts';
import { deleteAcrossCells, spansCells } from './delete-across-cells.ts';
import { deleteTable } from './table-commands.ts';
import { textFragment } from './text-fragment.ts';
import { cellAt, isTable, positionOf } from './table-position.ts';

/** Keeps the grid of a table: no key and no deletion merges cells or removes one. */
export function withTables(editor: Editor): Editor {
  const { insertBreak, insertText, deleteBackward, deleteForward, deleteFragment, getFragment } = editor;
  const replaceSelected = () => {
    if (spansCells(editor)) deleteAcrossCells(editor);
  };
  editor.insertBreak = () => {
    if (cellAt(editor)) editor.insertSoftBreak();
    else insertBreak();
  };
  editor.insertText = (text, options) => {
    if (!options?.at) replaceSelected();
    insertText(text, options);
  };
  editor.deleteFragment = (options) => {
    if (spansCells(editor)) deleteAcrossCells(editor);
    else deleteFragment(options);
  };
  editor.deleteBackward = (unit) => {
    if (!stopAtCell(editor, 'start') && !enterTable(editor, 'start')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!stopAtCell(editor, 'end') && !enterTable(editor, 'end')) deleteForward(unit);
  };
  editor.getFragment = () => cellsFragment(editor) ?? textFragment(editor) ?? getFragment();
  return editor;
}

/** Returns true at the edge of a cell, where nothing may be deleted. In an empty table it deletes the table. */
function stopAtCell(editor: Editor, edge: 'start' | 'end'): boolean {
  const { selection } = editor;
  const [, path] = cellAt(editor) ?? [];
  if (!selection || !path || Range.isExpanded(selection)) return false;
  const isAtEdge = edge === 'start' ? Editor.isStart : Editor.isEnd;
  if (!isAtEdge(editor, selection.anchor, path)) return false;
  if (Node.string(positionOf(editor)!.table) === '') deleteTable(editor);
  return true;
}

/** Moves the cursor into the table beyond this edge of a block instead of merging the block with a cell. */
function enterTable(editor: Editor, edge: 'start' | 'end'): boolean {
  const beside = blockBeside(editor, edge);
  if (!beside || !isTable(Node.get(editor, beside))) return false;
  Transforms.select(editor, edge === 'start' ? Editor.end(editor, beside) : Editor.start(editor, beside));
  return true;
}
