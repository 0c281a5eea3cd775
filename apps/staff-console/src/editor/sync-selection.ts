import { Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { focusEditor } from './focus-editor.ts';

/** Focuses the editor and syncs its selection before an action on the selection. */
export function syncSelection(editor: Editor): void {
  // A tool pressed by keyboard has the focus, and the browser's selection is then not the writer's.
  if (!ReactEditor.toDOMNode(editor, editor).contains(document.activeElement)) return focusEditor(editor);
  // COMPAT: Slate reads the browser's selection up to 100 ms late, and a tool may be pressed sooner.
  const selection = document.getSelection();
  if (!selection?.anchorNode || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range) Transforms.select(editor, range);
}

/** Handlers that sync the selection before Slate copies, cuts or replaces it: keys may be pressed sooner than it does. */
export function clipboardHandlers(editor: Editor) {
  const sync = () => {
    if (ReactEditor.isFocused(editor)) syncSelection(editor);
  };
  return { onCopy: sync, onCut: sync, onPaste: sync };
}
