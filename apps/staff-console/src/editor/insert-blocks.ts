import { Editor, Element, Node, Range, Transforms, type Descendant, type Path } from 'slate';
import { captionedTypes, type RichDocument } from '@workspace/contracts/rich-text/document';
import { allInlines } from '@workspace/contracts/rich-text/inlines-of';
import { fillCells } from './fill-cells.ts';
import { removeEmptyItem, splitList } from './split-list.ts';
import { isTable, positionOf } from './table-position.ts';
import { leaveDivider } from './with-dividers.ts';

/** Blocks that no list contains. */
const wholeTypes = new Set(['table', 'divider', ...captionedTypes]);
/** Blocks of text that no list contains. As the first one in an item with text they continue it. */
const proseTypes = new Set(['heading', 'quote', 'callout']);
/** Elements that take only the text of blocks. */
const lineTypes = new Set(['table-cell', ...captionedTypes, 'code-block', 'footnote']);

const isBlock = (editor: Editor) => (node: Node) => Element.isElement(node) && Editor.isBlock(editor, node);
const isOfType = (node: Node | undefined, types: ReadonlySet<string>): boolean =>
  Element.isElement(node) && types.has(node.type);

/** Returns true when the block at the cursor takes only text. */
export function takesOnlyText(editor: Editor): boolean {
  return (
    editor.selection !== null && Editor.above(editor, { match: (node) => isOfType(node, lineTypes) }) !== undefined
  );
}

/**
 * Replaces the selection with blocks. Plain text flows into the line at the cursor. Other blocks keep their kind: they
 * go between the text before and after the cursor. Copied cells go into cells. `continues`: the first and the last
 * paragraph continue that text, as the ends of a selection do.
 */
export function insertBlocks(editor: Editor, blocks: Descendant[], continues = false): void {
  if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
  leaveDivider(editor);
  const cell = positionOf(editor);
  const [first] = blocks;
  if (cell && blocks.length === 1 && isTable(first)) fillCells(editor, cell, first);
  else if (takesOnlyText(editor)) Transforms.insertNodes(editor, allInlines(blocks as RichDocument), { select: true });
  else Editor.withoutNormalizing(editor, () => insertAtCursor(editor, blocks, continues));
}

function insertAtCursor(editor: Editor, blocks: Descendant[], continues: boolean): void {
  const [block, path] = Editor.above<Element>(editor, { match: isBlock(editor), mode: 'lowest' }) ?? [];
  const areWords = blocks.length === 1 && Element.isElement(blocks[0]!) && blocks[0].type === 'paragraph';
  const isEmpty = block !== undefined && Editor.isEmpty(editor, block);
  const flows = areWords || (!isEmpty && blocks.every((one) => Element.isElement(one) && one.type === 'paragraph'));
  if (block?.type === 'list-item' && !areWords && insertInList(editor, blocks, path!)) return;
  if (!block || block.type === 'list-item' || flows) return Transforms.insertFragment(editor, blocks);
  if (!isEmpty) Transforms.splitNodes(editor, { always: true });
  // Blocks other than list items go at the top level.
  const before = path![0]!;
  const at = isEmpty ? before : before + 1;
  Transforms.insertNodes(editor, blocks, { at: [at], select: true });
  const after = at + blocks.length;
  closeHalf(editor, after, after - 1, continues && !isEmpty);
  if (!isEmpty) closeHalf(editor, before, at, continues);
}

/**
 * Removes an empty half of the text around pasted blocks. Any other is joined with the pasted block beside it if that
 * continues it: a paragraph, or a block of the same kind.
 */
function closeHalf(editor: Editor, half: number, pasted: number, continues: boolean): void {
  const [text, block] = [editor.children[half]!, editor.children[pasted]!];
  if (Node.string(text) === '') return Transforms.removeNodes(editor, { at: [half] });
  const isSameKind = Element.isElement(text) && isOfType(block, new Set(['paragraph', text.type]));
  if (continues && isSameKind) Transforms.mergeNodes(editor, { at: [Math.max(half, pasted)] });
}

/** Inserts blocks that no list contains below the list, or between two parts of it. Returns false without such blocks. */
function insertInList(editor: Editor, blocks: Descendant[], item: Path): boolean {
  const [top] = item;
  const hasWhole = blocks.some((one) => isOfType(one, wholeTypes));
  const others = Node.string(Node.get(editor, item)) === '' ? blocks : blocks.slice(1);
  if (!hasWhole && !others.some((one) => isOfType(one, proseTypes))) return false;
  if (!hasWhole) splitList(editor);
  Transforms.insertNodes(editor, blocks, { at: [top! + 1], select: true });
  if (hasWhole) removeEmptyItem(editor, Editor.start(editor, item));
  return true;
}
