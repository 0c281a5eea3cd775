import { Editor, Element, Range, Transforms, type Node, type NodeEntry } from 'slate';
import { isSafeUrl, type RichHeading, type RichLink } from '@workspace/contracts/rich-text/document';

export type Mark = 'bold' | 'italic';

export function isMarkOn(editor: Editor, mark: Mark): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: Mark): void {
  if (isMarkOn(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

export function isBlockOn(editor: Editor, type: 'heading' | 'bulleted-list'): boolean {
  if (!editor.selection) return false;
  const [found] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === type });
  return found !== undefined;
}

const isList = (node: Node): boolean =>
  Element.isElement(node) && ['bulleted-list', 'numbered-list'].includes(node.type);

/** The blocks of the selection become paragraphs, out of any list. */
export function toParagraphs(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isList, split: true });
  Transforms.unsetNodes<RichHeading>(editor, 'level');
  Transforms.setNodes(editor, { type: 'paragraph' });
}

export function toggleHeading(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    const wasOn = isBlockOn(editor, 'heading');
    toParagraphs(editor);
    if (!wasOn) Transforms.setNodes(editor, { type: 'heading', level: 2 });
  });
}

export function toggleBulletedList(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    const wasOn = isBlockOn(editor, 'bulleted-list');
    toParagraphs(editor);
    if (wasOn) return;
    Transforms.setNodes(editor, { type: 'list-item' });
    Transforms.wrapNodes(editor, { type: 'bulleted-list', children: [] });
  });
}

/** The link that the selection stands in. */
export function currentLink(editor: Editor): NodeEntry<RichLink> | undefined {
  if (!editor.selection) return undefined;
  const [found] = Editor.nodes<RichLink>(editor, { match: (node) => Element.isElement(node) && node.type === 'link' });
  return found;
}

export function removeLink(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: (node) => Element.isElement(node) && node.type === 'link' });
}

/** Links the selection, or changes the link it stands in; without a selection the address itself becomes the words. */
export function setLink(editor: Editor, url: string): void {
  const { selection } = editor;
  if (!selection || !isSafeUrl(url)) return;
  const inside = currentLink(editor);
  if (inside) return Transforms.setNodes(editor, { url }, { at: inside[1] });
  if (Range.isCollapsed(selection))
    return Transforms.insertNodes(editor, { type: 'link', url, children: [{ text: url }] });
  Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true });
  Transforms.collapse(editor, { edge: 'end' });
}
