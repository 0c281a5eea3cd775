import { useEffect } from 'react';
import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/**
 * Ignores an undo or redo while the focus is outside the editor: Chromium undoes the last edit of the whole page, and so
 * would change a text behind a question. Slate listens on the editor, and takes the event although it is canceled.
 */
export function useUndoInFocus(editor: Editor): void {
  useEffect(() => {
    const ignore = (event: InputEvent) => {
      const element = ReactEditor.toDOMNode(editor, editor);
      if (!event.inputType.startsWith('history') || event.target !== element) return;
      if (element.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('beforeinput', ignore, { capture: true });
    return () => document.removeEventListener('beforeinput', ignore, { capture: true });
  }, [editor]);
}
