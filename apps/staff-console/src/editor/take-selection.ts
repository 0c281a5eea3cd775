import { Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/** Makes sure that the editor has the focus and knows what is selected, before something is done to the selection. */
export function takeSelection(editor: Editor): void {
  // A tool that is pressed by key has the focus, and what the browser then selects is not what the writer selected.
  if (!ReactEditor.toDOMNode(editor, editor).contains(document.activeElement)) return ReactEditor.focus(editor);
  // COMPAT: Slate reads the browser's selection up to 100 ms late, and a tool may be pressed sooner.
  const selection = document.getSelection();
  if (!selection?.anchorNode || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range) Transforms.select(editor, range);
}
