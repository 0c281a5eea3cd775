import { flushSync } from 'react-dom';
import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/** Focuses the editor at its cursor before the next key: after a change, Slate's own focus comes 10 ms late. */
export function focusEditor(editor: Editor): void {
  if (editor.operations.length === 0) return ReactEditor.focus(editor);
  // Slate ends its changes in a microtask, and the cursor's place must be on the page.
  queueMicrotask(() => {
    flushSync(() => editor.onChange());
    ReactEditor.focus(editor);
  });
}
