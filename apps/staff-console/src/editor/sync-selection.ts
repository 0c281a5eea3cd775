import { Transforms, type Editor } from 'slate';
import { EDITOR_TO_ELEMENT, IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import { browserSelection, isSelected } from './browser-selection.ts';
import { focusEditor } from './focus-editor.ts';

/** Focuses the editor and syncs its selection before an action on the selection. */
export function syncSelection(editor: Editor): void {
  // A tool pressed by keyboard has the focus, and the browser's selection is then not the writer's.
  if (!ReactEditor.toDOMNode(editor, editor).contains(document.activeElement)) return focusEditor(editor);
  // COMPAT: Slate reads the browser's selection up to 100 ms late, and not while a timer of its own is due.
  if (IS_NODE_MAP_DIRTY.get(editor) || ReactEditor.isComposing(editor)) return;
  const range = browserSelection(editor);
  if (range && !isSelected(editor, range)) Transforms.select(editor, range);
}

/** Syncs the selection while the focus is in the text itself, and not in a field or button inside it. */
export function syncInText(editor: Editor): void {
  if (document.activeElement === EDITOR_TO_ELEMENT.get(editor)) syncSelection(editor);
}
