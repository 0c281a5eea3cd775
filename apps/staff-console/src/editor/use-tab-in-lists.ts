import { useRef, type KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { indentItems, isInList, outdentItems } from './indent.ts';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/** Tab and Shift+Tab change the level of list items. After Escape, the next Tab leaves the editor. */
export function useTabInLists(editor: Editor): (event: KeyboardEvent) => void {
  const leaves = useRef(false);
  return (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (modifiers.includes(key)) return;
    const wasRequested = leaves.current;
    leaves.current = key === 'Escape';
    if (key !== 'Tab' || ctrlKey || altKey || metaKey || wasRequested || !isInList(editor)) return;
    event.preventDefault();
    if (shiftKey) outdentItems(editor);
    else indentItems(editor);
  };
}
