import { useCallback, type KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { syncInText } from './sync-selection.ts';
import { typeAtCursor } from './type-at-cursor.ts';

/**
 * Handlers for the text of an editor. Keys may be pressed sooner than Slate reads the selection, so they sync it before
 * a key, a deletion or the clipboard acts on it.
 */
export function useTextHandlers(editor: Editor, press: (event: KeyboardEvent) => void) {
  const sync = useCallback(() => syncInText(editor), [editor]);
  // Always the same function, because Slate listens anew for another one.
  const onDOMBeforeInput = useCallback(
    (event: InputEvent) => {
      if (event.inputType.startsWith('delete')) sync();
      return typeAtCursor(editor, event);
    },
    [editor, sync],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // A character comes with its place, and must not wait.
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) sync();
    press(event);
  };
  return { onKeyDown, onDOMBeforeInput, onCopy: sync, onCut: sync, onPaste: sync };
}
