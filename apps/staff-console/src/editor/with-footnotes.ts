import { Editor, Node, Range, Transforms } from 'slate';
import { currentFootnote, leaveFootnote } from './footnotes.ts';

/** Makes footnotes inline elements. Enter leaves one, and Backspace deletes an empty one. */
export function withFootnotes(editor: Editor): Editor {
  const { isInline, insertBreak, deleteBackward } = editor;
  editor.isInline = (element) => element.type === 'footnote' || isInline(element);
  editor.insertBreak = () => {
    const [, path] = currentFootnote(editor) ?? [];
    if (path) leaveFootnote(editor, path);
    else insertBreak();
  };
  editor.deleteBackward = (unit) => {
    const [footnote, path] = currentFootnote(editor) ?? [];
    if (!footnote || Range.isExpanded(editor.selection!)) return deleteBackward(unit);
    if (Node.string(footnote) === '') return Transforms.removeNodes(editor, { at: path! });
    // At its start there is nothing of the footnote to delete.
    if (!Editor.isStart(editor, editor.selection!.anchor, path!)) deleteBackward(unit);
  };
  return editor;
}
