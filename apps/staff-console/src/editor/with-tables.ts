import { Editor, Element, Node, Path, Range, Transforms, type NodeEntry } from 'slate';

const isTable = (node: Node | undefined): boolean => Element.isElement(node) && node.type === 'table';
const isParagraph = (node: Node): boolean => Element.isElement(node) && node.type === 'paragraph';

/** Returns the selected table. */
function currentTable(editor: Editor): NodeEntry | undefined {
  return editor.selection ? Editor.above(editor, { match: isTable, voids: true }) : undefined;
}

/** Inserts a paragraph below the selected table, so that there is a place to write. */
export function leaveTable(editor: Editor): void {
  const [, path] = currentTable(editor) ?? [];
  if (!path) return;
  const at = Path.next(path);
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at, select: true });
}

/**
 * Makes a table a void element. Backspace after it, or Delete before it, selects it first: only the next press deletes
 * it.
 */
export function withTables(editor: Editor): Editor {
  const { isVoid, insertBreak, deleteBackward, deleteForward } = editor;
  editor.isVoid = (element) => element.type === 'table' || isVoid(element);
  editor.insertBreak = () => (currentTable(editor) ? leaveTable(editor) : insertBreak());
  editor.deleteBackward = (unit) => {
    if (!removeTable(editor) && !chooseBeside(editor, 'start')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!removeTable(editor) && !chooseBeside(editor, 'end')) deleteForward(unit);
  };
  return editor;
}

function removeTable(editor: Editor): boolean {
  const [, path] = currentTable(editor) ?? [];
  if (!path) return false;
  const line = Editor.pathRef(editor, Path.next(path));
  Transforms.removeNodes(editor, { at: path, voids: true });
  const after = line.unref();
  if (after) Transforms.select(editor, Editor.start(editor, after));
  return true;
}

/** Selects the table beyond this edge of a top-level block if the cursor is at the edge. */
function chooseBeside(editor: Editor, edge: 'start' | 'end'): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const { anchor } = selection;
  const top = anchor.path[0]!;
  // Backspace first resets the kind of a heading or a list.
  const isStart = edge === 'start' && Editor.isStart(editor, anchor, [top]) && isParagraph(Node.get(editor, [top]));
  const isEnd = edge === 'end' && Editor.isEnd(editor, anchor, [top]);
  const beside = isStart ? top - 1 : top + 1;
  if (!(isStart || isEnd) || beside < 0 || !isTable(Node.getIf(editor, [beside]))) return false;
  Transforms.select(editor, Editor.start(editor, [beside]));
  return true;
}
