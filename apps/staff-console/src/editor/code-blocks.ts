import { Editor, Element, Node, Range, type NodeEntry } from 'slate';
import type { RichCodeBlock } from '@workspace/contracts/rich-text/document';
import { insertParagraphAfter } from './insert-block.ts';

const isCodeBlock = (node: Node): node is RichCodeBlock => Element.isElement(node) && node.type === 'code-block';

/** Returns the code block at the selection. */
export function currentCodeBlock(editor: Editor): NodeEntry<RichCodeBlock> | undefined {
  return editor.selection ? Editor.above(editor, { match: isCodeBlock }) : undefined;
}

/** Adds a line to the code. In an empty last line it leaves the code instead. */
export function breakCode(editor: Editor, [block, path]: NodeEntry<RichCodeBlock>): void {
  const text = Node.string(block);
  const isAtEnd = Range.isCollapsed(editor.selection!) && Editor.isEnd(editor, editor.selection!.anchor, path);
  if (!isAtEnd || (text !== '' && !text.endsWith('\n'))) return editor.insertText('\n');
  if (text !== '') editor.deleteBackward('character');
  insertParagraphAfter(editor, path);
}
