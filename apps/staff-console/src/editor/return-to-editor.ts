import { flushSync } from 'react-dom';
import { Transforms, type BaseRange, type Editor } from 'slate';
import { focusEditor } from './focus-editor.ts';

/** Closes a dialog, puts the cursor where it was before the dialog opened, and runs an action there. */
export function returnToEditor(
  editor: Editor,
  selection: BaseRange | null,
  close: () => void,
  action: () => void = () => {},
): void {
  flushSync(close);
  // The browser returns the focus with a cursor of its own, which Slate would follow. Slate's focus brings its cursor.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (selection) Transforms.select(editor, selection);
  action();
  focusEditor(editor);
}

/**
 * Runs an action of a menu at the cursor, once the menu has closed and returned the focus to its button: to be called in
 * the event that closes it.
 */
export function returnFromMenu(editor: Editor, action: () => void): void {
  const isClosed = () => {};
  queueMicrotask(() => returnToEditor(editor, editor.selection, isClosed, action));
}
