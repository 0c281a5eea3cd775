import { useRef, type KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { currentCodeBlock } from './code-blocks.ts';
import { indentCode, outdentCode } from './indent-code.ts';
import { indentItems, isInList, outdentItems } from './indent.ts';
import { toNextCell, toPreviousCell } from './table-moves.ts';
import { positionOf } from './table-position.ts';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab and Shift+Tab change the level of list items and of code, and move between cells. After Escape, the next Tab
 * leaves the editor.
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

/** Returns the actions of Tab and Shift+Tab at the cursor; undefined where they leave the editor. */
export function movesOf(editor: Editor) {
  if (positionOf(editor)) return { forward: toNextCell, backward: toPreviousCell };
  if (currentCodeBlock(editor)) return { forward: indentCode, backward: outdentCode };
  return isInList(editor) ? { forward: indentItems, backward: outdentItems } : undefined;
}
