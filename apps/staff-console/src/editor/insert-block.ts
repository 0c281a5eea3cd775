import { Editor, Element, Node, Path, Transforms } from 'slate';
import type { RichBlock } from '@workspace/contracts/rich-text/document';

const emptyParagraph = (): RichBlock => ({ type: 'paragraph', children: [{ text: '' }] });

/**
 * Inserts a block after the one at the cursor, or in place of it if it is an empty paragraph. Without a cursor it
 * goes to the end. Returns its path.
 */
export function insertBlock(editor: Editor, block: RichBlock): Path {
  const top = editor.selection ? Editor.end(editor, editor.selection).path[0]! : editor.children.length - 1;
  const here = editor.children[top];
  const isReplaced = isParagraph(here) && Editor.isEmpty(editor, here);
  const at = isReplaced ? top : top + 1;
  Editor.withoutNormalizing(editor, () => {
    if (isReplaced) Transforms.removeNodes(editor, { at: [top] });
    Transforms.insertNodes(editor, block, { at: [at] });
  });
  return [at];
}

/** Moves the cursor to the paragraph after a top-level block, and inserts one if there is none. */
export function writeAfter(editor: Editor, path: Path): void {
  const next = Path.next(path.slice(0, 1));
  if (isParagraph(Node.getIf(editor, next))) Transforms.select(editor, Editor.start(editor, next));
  else insertParagraphAfter(editor, path);
}

/** Inserts an empty paragraph after a top-level block, with the cursor in it. */
export function insertParagraphAfter(editor: Editor, path: Path): void {
  Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(path.slice(0, 1)), select: true });
}

const isParagraph = (node: Node | undefined): node is Element => Element.isElement(node) && node.type === 'paragraph';
