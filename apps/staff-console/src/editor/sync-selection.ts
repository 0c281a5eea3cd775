import { Transforms, type Editor } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import { focusEditor } from './focus-editor.ts';
import { isSamePlace } from './is-same-place.ts';

/** Focuses the editor and syncs its selection before an action on the selection. */
export function syncSelection(editor: Editor): void {
  // A tool pressed by keyboard has the focus, and the browser's selection is then not the writer's.
  if (!ReactEditor.toDOMNode(editor, editor).contains(document.activeElement)) return focusEditor(editor);
  // COMPAT: Slate reads the browser's selection up to 100 ms late, and not while a timer of its own is due.
  if (IS_NODE_MAP_DIRTY.get(editor) || ReactEditor.isComposing(editor)) return;
  const browsers = document.getSelection();
  if (!browsers?.anchorNode || !ReactEditor.hasEditableTarget(editor, browsers.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, browsers, { exactMatch: false, suppressThrow: true });
  if (!range) return;
  const { selection } = editor;
  const isSame =
    selection &&
    isSamePlace(editor, range.anchor, selection.anchor) &&
    isSamePlace(editor, range.focus, selection.focus);
  if (!isSame) Transforms.select(editor, range);
}
