import { Editor, Element, Node, Transforms, type NodeEntry } from 'slate';

const listTypes = ['bulleted-list', 'numbered-list'];

/** Keeps the document in the shape that the serializer writes: lists hold list items, and nothing else holds them. */
export function keepShape(editor: Editor): Editor {
  const { normalizeNode } = editor;
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}

/** Mends one thing. True where something was mended: Slate then looks again. */
function mend(editor: Editor, [node, path]: NodeEntry): boolean {
  if (!Element.isElement(node)) return false;
  if (node.type === 'link' && Node.string(node) === '') return done(() => Transforms.removeNodes(editor, { at: path }));
  const parent = path.length > 1 ? Node.parent(editor, path) : undefined;
  const isInList = parent !== undefined && Element.isElement(parent) && listTypes.includes(parent.type);
  if (node.type === 'list-item' && !isInList)
    return done(() => Transforms.setNodes(editor, { type: 'paragraph' }, { at: path }));
  if (isInList && listTypes.includes(node.type)) return done(() => Transforms.unwrapNodes(editor, { at: path }));
  if (isInList && Editor.isBlock(editor, node) && node.type !== 'list-item') {
    return done(() => Transforms.setNodes(editor, { type: 'list-item' }, { at: path }));
  }
  return false;
}

function done(work: () => void): true {
  work();
  return true;
}
