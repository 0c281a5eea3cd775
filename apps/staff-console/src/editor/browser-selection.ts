import type { Editor, Range } from 'slate';
import { EDITOR_TO_ELEMENT } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import { isSamePlace } from './is-same-place.ts';

/**
 * Returns the selection of the browser as a place of the editor, or undefined when it is outside. It is wrong while the
 * page does not show the latest nodes.
 */
export function browserSelection(editor: Editor): Range | undefined {
  const browsers = EDITOR_TO_ELEMENT.get(editor)?.ownerDocument.getSelection();
  if (!browsers?.anchorNode) return undefined;
  if (!ReactEditor.hasEditableTarget(editor, browsers.anchorNode)) return undefined;
  return ReactEditor.toSlateRange(editor, browsers, { exactMatch: false, suppressThrow: true }) ?? undefined;
}

/** Returns true when the editor has this selection. */
export function isSelected(editor: Editor, { anchor, focus }: Range): boolean {
  const { selection } = editor;
  return (
    selection !== null && isSamePlace(editor, anchor, selection.anchor) && isSamePlace(editor, focus, selection.focus)
  );
}
