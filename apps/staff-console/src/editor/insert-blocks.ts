import { Editor, Element, Node, Range, Transforms, type Descendant } from 'slate';
import { leaveTable } from './with-tables.ts';

const isBlock = (editor: Editor) => (node: Node) => Element.isElement(node) && Editor.isBlock(editor, node);

/** Puts blocks in the place of the selection. Words flow into the line of the cursor. Blocks of other kinds keep their kind: they stand between what was before the cursor and what was after it. */
export function insertBlocks(editor: Editor, blocks: Descendant[]): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  leaveTable(editor);
  Editor.withoutNormalizing(editor, () => insertAtCursor(editor, blocks));
}

function insertAtCursor(editor: Editor, blocks: Descendant[]): void {
  const [block, path] = Editor.above<Element>(editor, { match: isBlock(editor), mode: 'lowest' }) ?? [];
  const areWords = blocks.length === 1 && Element.isElement(blocks[0]!) && blocks[0].type === 'paragraph';
  const isEmpty = block !== undefined && Editor.isEmpty(editor, block);
  const flows = areWords || (!isEmpty && blocks.every((one) => Element.isElement(one) && one.type === 'paragraph'));
  const hasTable = blocks.some((one) => Element.isElement(one) && one.type === 'table');
  if (block?.type === 'list-item' && hasTable) {
    return Transforms.insertNodes(editor, blocks, { at: [path![0]! + 1], select: true });
  }
  if (!block || block.type === 'list-item' || flows) return Transforms.insertFragment(editor, blocks);
  if (!isEmpty) Transforms.splitNodes(editor, { always: true });
  // What is no list item stands at the top.
  const before = path![0]!;
  const at = isEmpty ? before : before + 1;
  Transforms.insertNodes(editor, blocks, { at: [at], select: true });
  for (const half of new Set([at + blocks.length, isEmpty ? at + blocks.length : before])) {
    if (Node.string(Node.get(editor, [half])) === '') Transforms.removeNodes(editor, { at: [half] });
  }
}
