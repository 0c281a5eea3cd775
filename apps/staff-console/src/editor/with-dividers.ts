import { Editor, Element, Node, Range, Transforms, type NodeEntry } from 'slate';
import { blockBeside } from './block-beside.ts';
import { insertParagraphAfter } from './insert-block.ts';

const isDivider = (node: Node): boolean => Element.isElement(node) && node.type === 'divider';

/** Returns the selected divider. */
function currentDivider(editor: Editor): NodeEntry | undefined {
  return editor.selection ? Editor.above(editor, { match: isDivider, voids: true }) : undefined;
}

/** Inserts a paragraph below the selected divider, so that there is a place to write. */
export function leaveDivider(editor: Editor): void {
  const [, path] = currentDivider(editor) ?? [];
  if (path) insertParagraphAfter(editor, path);
}

/**
 * Makes dividers void elements. Backspace after one, or Delete before it, selects it first: only the next press
 * deletes it. Text typed on one goes below it, and text over a selection that ends on one replaces it.
 */
export function withDividers(editor: Editor): Editor {
  const { isVoid, insertBreak, insertText, insertFragment, deleteBackward, deleteForward } = editor;
  editor.isVoid = (element) => element.type === 'divider' || isVoid(element);
  editor.insertBreak = () => (currentDivider(editor) ? leaveDivider(editor) : insertBreak());
  editor.insertText = (text, options) => {
    if (!options?.at) makeRoom(editor);
    insertText(text, options);
  };
  editor.insertFragment = (fragment, options) => {
    if (!options?.at) makeRoom(editor);
    insertFragment(fragment, options);
  };
  editor.deleteBackward = (unit) => {
    if (!removeDivider(editor) && !chooseBeside(editor, 'start')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!removeDivider(editor) && !chooseBeside(editor, 'end')) deleteForward(unit);
  };
  return editor;
}

/** Prepares the place for text: Slate inserts none into a void element, nor over a selection with an edge in one. */
function makeRoom(editor: Editor): void {
  const { selection } = editor;
  if (!selection) return;
  const isOnDivider = Range.edges(selection).some((edge) => Editor.void(editor, { at: edge }));
  if (isOnDivider && Range.isExpanded(selection)) editor.deleteFragment();
  leaveDivider(editor);
}

function removeDivider(editor: Editor): boolean {
  const [, path] = currentDivider(editor) ?? [];
  if (!path) return false;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: path, voids: true });
    if (Node.has(editor, path)) Transforms.select(editor, Editor.start(editor, path));
  });
  return true;
}

/** Selects the divider beyond this edge of a top-level block if the cursor is at the edge. */
function chooseBeside(editor: Editor, edge: 'start' | 'end'): boolean {
  const beside = blockBeside(editor, edge);
  if (!beside || !isDivider(Node.get(editor, beside))) return false;
  Transforms.select(editor, Editor.start(editor, beside));
  return true;
}
