import { Element, Node, Transforms, type Descendant, type Editor, type Path } from 'slate';
import { isList } from './text-block.ts';

/**
 * Fixes one list among the children of the document or of a list: a list begins with an item, and two adjacent lists of
 * the same kind read as one. The parent checks this, because Slate does not normalize the siblings of a node that has
 * left. The next edit would, and its undo would fail.
 */
export function repairLists(editor: Editor, parent: Node, path: Path): boolean {
  if (path.length > 0 && !isList(parent)) return false;
  const children: Descendant[] = isList(parent) ? parent.children : editor.children;
  if (isList(parent) && !children.some((child) => Element.isElement(child))) {
    // A deletion took the last item, or the text never had one.
    if (Node.string(parent) === '') Transforms.removeNodes(editor, { at: path });
    else Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
    return true;
  }
  if (isList(parent) && isList(children[0])) {
    Transforms.unwrapNodes(editor, { at: [...path, 0] });
    return true;
  }
  const second = children.findIndex((child, index) => isLikeList(child, children[index - 1]));
  if (second === -1) return false;
  Transforms.mergeNodes(editor, { at: [...path, second] });
  return true;
}

const isLikeList = (child: Node | undefined, before: Node | undefined): boolean =>
  isList(child) && isList(before) && child.type === before.type;
