import { Editor, Node, Path, Point, Transforms, type PathRef } from 'slate';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { isParagraph } from './text-block.ts';

const emptyParagraph = (): RichBlock => ({ type: 'paragraph', children: [{ text: '' }] });

/**
 * Inserts a block after the one at the cursor, before it if the cursor is at its start, or in place of it if it is an
 * empty paragraph. Without a cursor it goes to the end. Returns its path.
 */
export function insertBlock(editor: Editor, block: RichBlock): Path {
  const top = editor.selection ? Editor.end(editor, editor.selection).path[0]! : editor.children.length - 1;
  const here = editor.children[top];
  const isReplaced = isParagraph(here) && Editor.isEmpty(editor, here);
  const at = isReplaced || isAtStart(editor, top) ? top : top + 1;
  let path: PathRef;
  Editor.withoutNormalizing(editor, () => {
    if (isReplaced) Transforms.removeNodes(editor, { at: [top] });
    Transforms.insertNodes(editor, block, { at: [at] });
    // Normalization may put a paragraph before it.
    path = Editor.pathRef(editor, [at]);
  });
  return path!.unref()!;
}

/** Moves the cursor to the block after a top-level one, and inserts a paragraph unless that is empty or has the cursor. */
export function writeAfter(editor: Editor, path: Path): void {
  const next = Path.next(path.slice(0, 1));
  const node = Node.getIf(editor, next);
  const isReady = isParagraph(node) && (Editor.isEmpty(editor, node) || isAtStart(editor, next[0]!));
  if (isReady) Transforms.select(editor, Editor.start(editor, next));
  else insertParagraphAfter(editor, path);
}

function isAtStart({ selection, children }: Editor, top: number): boolean {
  const node = children[top];
  const isFilled = isParagraph(node) && Node.string(node) !== '';
  return selection !== null && isFilled && Point.equals(selection.anchor, { path: [top, 0], offset: 0 });
}

/** Inserts an empty paragraph before a top-level block, with the cursor in it. */
export function insertParagraphBefore(editor: Editor, top: number): void {
  Transforms.insertNodes(editor, emptyParagraph(), { at: [top], select: true });
}

/** Inserts an empty paragraph after a top-level block, with the cursor in it. */
export function insertParagraphAfter(editor: Editor, path: Path): void {
  Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(path.slice(0, 1)), select: true });
}
