import { Editor, Element, Node, Path, Transforms, type NodeEntry } from 'slate';
import { deepestList, isSafeUrl, type RichHeading, type RichTable } from '@workspace/contracts/rich-text/document';

const listTypes = ['bulleted-list', 'numbered-list'];
const blockTypes = new Set(['paragraph', 'heading', 'quote', 'list-item', 'table', ...listTypes]);

/**
 * Normalizes the document to the shape that the serializer writes: lists contain list items and sublists, no other
 * block contains blocks, and there is a paragraph to write in before and after a table.
 */
export function withNormalShape(editor: Editor): Editor {
  const { normalizeNode } = editor;
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (path.length === 0 && mendEnds(editor)) return;
    if (Element.isElement(node) && (node.type === 'link' ? mendLink(editor, entry) : mendBlock(editor, node, path)))
      return;
    normalizeNode(entry, options);
  };
  return editor;
}

/** Fixes one problem. Returns true if it changed something: Slate then normalizes again. */
function mendLink(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Node.string(node) === '') return done(() => Transforms.removeNodes(editor, { at: path }));
  const { url } = node as { url?: unknown };
  if (typeof url === 'string' && isSafeUrl(url)) return false;
  return done(() => Transforms.unwrapNodes(editor, { at: path }));
}

const isTable = (node: Node | undefined): boolean => Element.isElement(node) && node.type === 'table';

function mendEnds(editor: Editor): boolean {
  const { children } = editor;
  const at = isTable(children[0]) ? 0 : isTable(children.at(-1)) ? children.length : undefined;
  if (at === undefined) return false;
  return done(() => Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [at] }));
}

/** Returns true when the table can be serialized; another editor's table may lack rows. */
function hasRows({ rows }: Partial<RichTable>): boolean {
  return (
    Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every((cell) => Array.isArray(cell?.children)))
  );
}

function mendBlock(editor: Editor, node: Element, path: Path): boolean {
  const become = (type: 'paragraph' | 'list-item') => done(() => Transforms.setNodes(editor, { type }, { at: path }));
  const parent = path.length > 1 ? Node.parent(editor, path) : undefined;
  const isInList = parent !== undefined && Element.isElement(parent) && listTypes.includes(parent.type);
  const isList = listTypes.includes(node.type);
  if (node.type === 'table' && !hasRows(node)) return done(() => Transforms.removeNodes(editor, { at: path }));
  const belongs = isInList && (isList ? Path.hasPrevious(path) && path.length <= deepestList : node.type !== 'table');
  if (parent && !belongs) {
    return done(() =>
      isList ? Transforms.unwrapNodes(editor, { at: path }) : Transforms.liftNodes(editor, { at: path }),
    );
  }
  const second = isList && secondOfTwo(editor, node, path);
  if (second) return done(() => Transforms.mergeNodes(editor, { at: second }));
  if (isInList) return !isList && node.type !== 'list-item' && become('list-item');
  if (node.type === 'list-item' || !blockTypes.has(node.type)) return become('paragraph');
  if (node.type !== 'heading' || [2, 3, 4].includes(node.level)) return false;
  return done(() => Transforms.setNodes<RichHeading>(editor, { level: 2 }, { at: path }));
}

/** Returns the second of two adjacent lists of the same kind: they read as one. */
function secondOfTwo(editor: Editor, { type }: Element, path: Path): Path | undefined {
  const isLike = (at: Path) => {
    const other = Node.getIf(editor, at);
    return Element.isElement(other) && other.type === type;
  };
  if (Path.hasPrevious(path) && isLike(Path.previous(path))) return path;
  return isLike(Path.next(path)) ? Path.next(path) : undefined;
}

function done(work: () => void): true {
  work();
  return true;
}
