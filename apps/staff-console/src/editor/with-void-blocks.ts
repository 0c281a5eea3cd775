import { Editor, Element, Node, Path, Transforms, type NodeEntry } from 'slate';
import { blockBeside } from './block-beside.ts';
import { insertParagraphAfter } from './insert-block.ts';

const voidTypes = new Set(['divider', 'table']);
const isVoidBlock = (node: Node | undefined): boolean => Element.isElement(node) && voidTypes.has(node.type);

/** Returns the selected void block. */
function currentVoid(editor: Editor): NodeEntry | undefined {
  return editor.selection ? Editor.above(editor, { match: isVoidBlock, voids: true }) : undefined;
}

/** Inserts a paragraph below the selected void block, so that there is a place to write. */
export function leaveVoid(editor: Editor): void {
  const [, path] = currentVoid(editor) ?? [];
  if (path) insertParagraphAfter(editor, path);
}

/**
 * Makes dividers void elements. Backspace after one, or Delete before it, selects it first: only the next press
 * deletes it.
 */
export function withVoidBlocks(editor: Editor): Editor {
  const { isVoid, insertBreak, deleteBackward, deleteForward } = editor;
  editor.isVoid = (element) => voidTypes.has(element.type) || isVoid(element);
  editor.insertBreak = () => (currentVoid(editor) ? leaveVoid(editor) : insertBreak());
  editor.deleteBackward = (unit) => {
    if (!removeVoid(editor) && !chooseBeside(editor, 'start')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!removeVoid(editor) && !chooseBeside(editor, 'end')) deleteForward(unit);
  };
  return editor;
}

function removeVoid(editor: Editor): boolean {
  const [, path] = currentVoid(editor) ?? [];
  if (!path) return false;
  const line = Editor.pathRef(editor, Path.next(path));
  Transforms.removeNodes(editor, { at: path, voids: true });
  const after = line.unref();
  if (after) Transforms.select(editor, Editor.start(editor, after));
  return true;
}

/** Selects the void block beyond this edge of a top-level block if the cursor is at the edge. */
function chooseBeside(editor: Editor, edge: 'start' | 'end'): boolean {
  const beside = blockBeside(editor, edge);
  if (!beside || !isVoidBlock(Node.get(editor, beside))) return false;
  Transforms.select(editor, Editor.start(editor, beside));
  return true;
}
