import { Editor, Node, Transforms } from 'slate';

/** Inserts a copy of a top-level block below it, with the cursor at the end of the copy. */
export function duplicateBlock(editor: Editor, index: number): void {
  // The copy of a list becomes a part of it afterward.
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, structuredClone(Node.get(editor, [index])), { at: [index + 1] });
    Transforms.select(editor, Editor.end(editor, [index + 1]));
  });
}
