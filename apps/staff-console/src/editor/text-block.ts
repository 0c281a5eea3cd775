import { Editor, Element, type Node } from 'slate';
import { isCaptioned, isRichList, type RichList } from '@workspace/contracts/rich-text/document';

const otherTypes = new Set(['table', 'table-row', 'table-cell', 'divider']);

export const isParagraph = (node: Node | undefined): node is Element =>
  Element.isElement(node) && node.type === 'paragraph';

export const isList = (node: Node | undefined): node is RichList => Element.isElement(node) && isRichList(node);

/** Returns a predicate for text blocks that can change their kind. */
export function isTextBlock(editor: Editor): (node: Node) => node is Element {
  return (node): node is Element =>
    Element.isElement(node) &&
    Editor.isBlock(editor, node) &&
    !otherTypes.has(node.type) &&
    !isCaptioned(node) &&
    !isList(node);
}
