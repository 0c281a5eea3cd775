import { Editor, Element, Node, Range, type Descendant, type Point } from 'slate';
import { captionedTypes, type RichInline } from '@workspace/contracts/rich-text/document';

const holders = new Set(['table-cell', ...captionedTypes, 'footnote']);
const isHolder = (node: Node): boolean => Element.isElement(node) && holders.has(node.type);

/**
 * Returns text that was selected inside a cell, caption or footnote as a paragraph: it is not meant to bring these
 * along.
 */
export function textFragment(editor: Editor): Descendant[] | undefined {
  const { selection } = editor;
  const [holder, path] = selection ? (Editor.above<Element>(editor, { match: isHolder }) ?? []) : [];
  if (!holder || Range.isCollapsed(selection!)) return undefined;
  const inside = ({ path: whole, offset }: Point): Point => ({ path: whole.slice(path!.length), offset });
  const range = { anchor: inside(selection!.anchor), focus: inside(selection!.focus) };
  return [{ type: 'paragraph', children: Node.fragment(holder, range) as RichInline[] }];
}
