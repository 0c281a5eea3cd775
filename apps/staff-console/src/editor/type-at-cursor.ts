import { Node, Point, Range, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { isSamePlace } from './is-same-place.ts';

/**
 * Inserts a typed character where the editor's cursor is, and returns true if it did. Between two texts Chromium has one
 * place, and types into the first one: behind a link, a footnote or a word in code, further words became part of it.
 */
export function typeAtCursor(editor: Editor, event: InputEvent): boolean {
  const { selection } = editor;
  if (event.inputType !== 'insertText' || !event.data || !selection || !isAtEdge(editor, selection)) return false;
  const [browsers] = event.getTargetRanges();
  const range = browsers && ReactEditor.toSlateRange(editor, browsers, { exactMatch: false, suppressThrow: true });
  if (!range || Range.isExpanded(range) || Point.equals(range.anchor, selection.anchor)) return false;
  if (!isSamePlace(editor, range.anchor, selection.anchor)) return false;
  event.preventDefault();
  editor.insertText(event.data);
  return true;
}

/** Returns true for a cursor at the start or at the end of a text: elsewhere there is only one place. */
function isAtEdge(editor: Editor, selection: Range): boolean {
  const { path, offset } = selection.anchor;
  const isEnd = () => offset === Node.string(Node.get(editor, path)).length;
  return Range.isCollapsed(selection) && (offset === 0 || isEnd());
}
