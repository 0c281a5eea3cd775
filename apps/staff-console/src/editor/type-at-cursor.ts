import { Editor, Node, Range, type Point } from 'slate';
import { ReactEditor } from 'slate-react';
import { isTextBlock } from './text-block.ts';

/**
 * Inserts a typed character where the editor's cursor is, and returns true if it did. Between two texts Chromium has one
 * place, and types into the first one: behind a link, a footnote or a word in code, further words became part of it.
 */
export function typeAtCursor(editor: Editor, event: InputEvent): boolean {
  const { selection } = editor;
  if (event.inputType !== 'insertText' || !event.data || !selection || !isAtEdge(editor, selection)) return false;
  const [browsers] = event.getTargetRanges();
  const range = browsers && ReactEditor.toSlateRange(editor, browsers, { exactMatch: false, suppressThrow: true });
  if (!range || Range.isExpanded(range) || !isSamePlace(editor, range.anchor, selection.anchor)) return false;
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

/** Returns true for two different points of a block without a character between them. */
function isSamePlace(editor: Editor, one: Point, other: Point): boolean {
  if (Range.isCollapsed({ anchor: one, focus: other })) return false;
  const blockOf = (at: Point) => Editor.above(editor, { at, match: isTextBlock(editor) })?.[0];
  return blockOf(one) === blockOf(other) && Editor.string(editor, { anchor: one, focus: other }) === '';
}
