import { useRef, type KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { indentItems, isInList, outdentItems } from './indent.ts';
import { toNextCell, toPreviousCell } from './table-moves.ts';
import { positionOf } from './table-position.ts';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab and Shift+Tab change the level of list items and move between cells. After Escape, the next Tab leaves the
 * editor.
 */
export function useTab(editor: Editor): (event: KeyboardEvent) => void {
  const leaves = useRef(false);
  return (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (modifiers.includes(key)) return;
    const wasRequested = leaves.current;
    leaves.current = key === 'Escape';
    if (key !== 'Tab' || ctrlKey || altKey || metaKey || wasRequested) return;
    const moves = movesOf(editor);
    if (!moves) return;
    event.preventDefault();
    (shiftKey ? moves.backward : moves.forward)(editor);
  };
}

function movesOf(editor: Editor) {
  if (positionOf(editor)) return { forward: toNextCell, backward: toPreviousCell };
  return isInList(editor) ? { forward: indentItems, backward: outdentItems } : undefined;
}
