import { Editor, Element, Node, Transforms, type Point } from 'slate';
import type { RichNumberedList } from '@workspace/contracts/rich-text/document';
import { isListItem } from './list-item.ts';

const isNumbered = (node: Node): node is RichNumberedList => Element.isElement(node) && node.type === 'numbered-list';

/** Splits the list at the cursor in two, for blocks between them. The numbers of the second one go on. */
export function splitList(editor: Editor): void {
  const top = editor.selection!.anchor.path[0]!;
  Transforms.splitNodes(editor, { match: (_, path) => path.length === 1, always: true });
  removeEmptyItem(editor, Editor.start(editor, [top + 1]));
  removeEmptyItem(editor, Editor.end(editor, [top]));
  const list = Node.get(editor, [top]);
  if (!isNumbered(list)) return;
  const count = list.children.filter((child) => isListItem(child)).length;
  Transforms.setNodes(editor, { start: (list.start ?? 1) + count }, { at: [top + 1] });
}

/** Removes the item at a point if it has no text. Normalization removes a list without items. */
export function removeEmptyItem(editor: Editor, at: Point): void {
  const [item, path] = Editor.above<Element>(editor, { at, match: isListItem }) ?? [];
  if (item && Editor.isEmpty(editor, item)) Transforms.removeNodes(editor, { at: path! });
}
