import { Editor, Element, Path, Range, Transforms, type Node, type NodeEntry } from 'slate';
import { isSafeUrl, type RichHeading, type RichLink } from '@workspace/contracts/rich-text/document';
import { isLink } from './is-link.ts';
import { toCodeBlock } from './to-code-block.ts';
import { isList, isTextBlock } from './text-block.ts';

export type Mark = 'bold' | 'italic' | 'strikethrough' | 'code';

export function isMarkOn(editor: Editor, mark: Mark): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: Mark): void {
  if (isMarkOn(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** Toggles superscript or subscript for the selection. */
export function toggleScript(editor: Editor, script: 'sup' | 'sub'): void {
  if (isScriptOn(editor, script)) Editor.removeMark(editor, 'script');
  else Editor.addMark(editor, 'script', script);
}

export const isScriptOn = (editor: Editor, script: 'sup' | 'sub'): boolean => Editor.marks(editor)?.script === script;

/** Kinds that a text block can change to. */
export type BlockKind =
  | `heading-${RichHeading['level']}`
  | 'quote'
  | 'callout'
  | 'code-block'
  | 'bulleted-list'
  | 'numbered-list';

const headingLevels: Partial<Record<BlockKind, RichHeading['level']>> = {
  'heading-2': 2,
  'heading-3': 3,
  'heading-4': 4,
};

/** Returns true when every block of the selection is of this kind. */
export function isBlockOn(editor: Editor, kind: BlockKind): boolean {
  if (!editor.selection) return false;
  const blocks = [...Editor.nodes<Element>(editor, { match: isTextBlock(editor) })];
  return blocks.length > 0 && blocks.every(([block, path]) => kindOf(editor, block, path) === kind);
}

function kindOf(editor: Editor, block: Element, path: Path): string {
  const [owner] = block.type === 'list-item' ? Editor.parent(editor, path) : [block];
  if (!Element.isElement(owner)) return '';
  return owner.type === 'heading' ? `heading-${owner.level}` : owner.type;
}

/** Turns the blocks of the selection into paragraphs, outside any list. */
export function toParagraphs(editor: Editor): void {
  const match = isTextBlock(editor);
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isList, mode: 'all', split: true });
    Transforms.unsetNodes<RichHeading>(editor, 'level', { match });
    Transforms.setNodes(editor, { type: 'paragraph' }, { match });
  });
}

/** Turns the blocks of the selection into this kind, or back into paragraphs if they already are. */
export function toggleBlock(editor: Editor, kind: BlockKind): void {
  const match = isTextBlock(editor);
  Editor.withoutNormalizing(editor, () => {
    const wasOn = isBlockOn(editor, kind);
    toParagraphs(editor);
    if (wasOn) return;
    const level = headingLevels[kind];
    if (level) Transforms.setNodes(editor, { type: 'heading', level }, { match });
    else if (kind === 'quote' || kind === 'callout') Transforms.setNodes(editor, { type: kind }, { match });
    else if (kind === 'code-block') toCodeBlock(editor);
    else if (kind === 'bulleted-list' || kind === 'numbered-list') {
      Transforms.setNodes(editor, { type: 'list-item' }, { match });
      Transforms.wrapNodes(editor, { type: kind, children: [] }, { match });
    }
  });
}

/** The same for a numbered list that begins with this number. */
export function toggleNumberedList(editor: Editor, start: number): void {
  Editor.withoutNormalizing(editor, () => {
    toggleBlock(editor, 'numbered-list');
    const match = (node: Node) => Element.isElement(node) && node.type === 'numbered-list';
    if (start !== 1) Transforms.setNodes(editor, { start }, { match });
  });
}

/** Returns the link at the selection. */
export function currentLink(editor: Editor): NodeEntry<RichLink> | undefined {
  if (!editor.selection) return undefined;
  const [found] = Editor.nodes<RichLink>(editor, { match: isLink });
  return found;
}

export function removeLink(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isLink });
}

/** Changes the link at the selection, or links the selection; without a selection it inserts the URL as linked text. */
export function setLink(editor: Editor, url: string): void {
  const { selection } = editor;
  if (!selection || !isSafeUrl(url)) return;
  const [, path] = currentLink(editor) ?? [];
  const isInside = path && [selection.anchor, selection.focus].every((point) => Path.isAncestor(path, point.path));
  if (isInside) return Transforms.setNodes(editor, { url }, { at: path });
  if (Range.isCollapsed(selection)) Transforms.insertNodes(editor, { type: 'link', url, children: [{ text: url }] });
  else {
    Transforms.unwrapNodes(editor, { match: isLink, split: true });
    Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  }
  leaveLink(editor);
}

/** Moves the cursor behind the link, so that further typing is not part of it. */
export function leaveLink(editor: Editor): void {
  const link = currentLink(editor);
  // Slate always keeps a text node after a link, even an empty one.
  if (link) Transforms.select(editor, Editor.start(editor, Path.next(link[1])));
}
