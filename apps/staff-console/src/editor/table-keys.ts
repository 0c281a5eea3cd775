import type { KeyboardEvent } from 'react';
import { Editor, Range } from 'slate';
import { ReactEditor } from 'slate-react';
import { toRow } from './table-moves.ts';
import { cellAt } from './table-position.ts';

/** Up and Down at the edge of a cell move to the cell beyond it. */
export function tableKeys(editor: Editor, event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const [, cell] = cellAt(editor) ?? [];
  const step = stepOf(key);
  if (!cell || !step || shiftKey || ctrlKey || altKey || metaKey || !isOnEdgeLine(editor, cell, step)) return;
  event.preventDefault();
  toRow(editor, step);
}

/** Returns true when the cursor is in the first or last line of its cell, as the browser breaks the lines. */
function isOnEdgeLine(editor: Editor, cell: number[], step: -1 | 1): boolean {
  if (!editor.selection || Range.isExpanded(editor.selection)) return false;
  const edge = step === -1 ? Editor.start(editor, cell) : Editor.end(editor, cell);
  const [here, there] = [editor.selection.anchor, edge].map((point) =>
    ReactEditor.toDOMRange(editor, { anchor: point, focus: point }).getBoundingClientRect(),
  );
  // A cursor in an empty cell has no box.
  return Math.abs(here!.top - there!.top) <= here!.height / 2;
}

const stepOf = (key: string): -1 | 1 | undefined => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined);
