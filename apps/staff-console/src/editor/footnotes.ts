import { Editor, Element, Node, Path, Transforms, type NodeEntry } from 'slate';
import type { RichFootnote } from '@workspace/contracts/rich-text/document';

export const isFootnote = (node: Node): node is RichFootnote => Element.isElement(node) && node.type === 'footnote';

/** Returns the footnote at the selection. */
export function currentFootnote(editor: Editor): NodeEntry<RichFootnote> | undefined {
  return editor.selection ? Editor.above(editor, { match: isFootnote }) : undefined;
}

/** Inserts an empty footnote after the selection, with the cursor in it. In a footnote or code it does nothing. */
export function insertFootnote(editor: Editor): void {
  const isCode = (node: Node) => Element.isElement(node) && (node.type === 'code-block' || node.type === 'divider');
  if (!editor.selection || currentFootnote(editor) || Editor.above(editor, { match: isCode, voids: true })) return;
  Transforms.collapse(editor, { edge: 'end' });
  Transforms.insertNodes(editor, { type: 'footnote', children: [{ text: '' }] });
  const [[, path] = []] = Editor.nodes(editor, { match: isFootnote, mode: 'lowest' });
  if (path) Transforms.select(editor, Editor.end(editor, path));
}

/** Moves the cursor behind the footnote. */
export function leaveFootnote(editor: Editor, path: Path): void {
  // Slate always keeps a text node after an inline element, even an empty one.
  Transforms.select(editor, Editor.start(editor, Path.next(path)));
}
