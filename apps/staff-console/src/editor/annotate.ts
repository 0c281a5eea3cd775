import { Editor, Element, Node, Path, type Range, type NodeEntry, type Point, type Text } from 'slate';
import type { BlockText } from '@workspace/contracts/rich-text/block-texts';
import { isFootnote } from './footnotes.ts';
import './slate-types.ts';

/** A range of a block's text, in characters. */
export interface TextRange {
  from: number;
  to: number;
}

/** Returns the ranges of a block's text to mark. */
export type Annotate = (text: string) => readonly TextRange[];

/** A range marked on screen only: it is not part of the stored text. */
export type AnnotatedRange = Range & Pick<Text, 'isUnsupported' | 'commentId' | 'isCurrentComment'>;

/** Returns the ranges of a node to mark, for Slate's `decorate`. */
export type Decorate<R extends Range> = (entry: NodeEntry) => R[];

/** Returns the marks of both. */
export const joinDecorations =
  <One extends Range, Other extends Range>(one: Decorate<One>, other: Decorate<Other>): Decorate<One | Other> =>
  (entry) => [...one(entry), ...other(entry)];

const withoutText = new Set(['table', 'table-row', 'table-cell', 'divider', 'link', 'bulleted-list', 'numbered-list']);

/** Returns the marks of a block, for Slate's `decorate`. A block is checked again only after its text changes. */
export function annotations(annotate: Annotate): Decorate<AnnotatedRange> {
  const known = new WeakMap<Node, readonly TextRange[]>();
  return ([node, path]) => {
    if (!Element.isElement(node) || withoutText.has(node.type)) return [];
    const parts = known.get(node) ?? annotate(ownText(node));
    known.set(node, parts);
    return parts.map(({ from, to }) => ({
      anchor: pointAt(node, path, from),
      focus: pointAt(node, path, to),
      isUnsupported: true,
    }));
  };
}

/** Returns the text nodes of a block outside its footnotes, or those of a footnote. */
export const ownTexts = (block: Element): NodeEntry<Text>[] =>
  [...Node.texts(block)].filter(([, path]) => {
    const child = path.length > 1 ? block.children[path[0]!] : undefined;
    return !child || !isFootnote(child);
  });

/** Returns the text of a block outside its footnotes, or of a footnote. */
export const ownText = (block: Element): string =>
  ownTexts(block)
    .map(([{ text }]) => text)
    .join('');

/** Returns the point of a character of a block among its text nodes. */
export function pointAt(block: Element, path: Path, offset: number): Point {
  let left = offset;
  let end: Point = { path: [...path, 0], offset: 0 };
  for (const [text, below] of ownTexts(block)) {
    end = { path: [...path, ...below], offset: Math.min(left, text.text.length) };
    if (left <= text.text.length) return end;
    left -= text.text.length;
  }
  return end;
}

/**
 * Returns the point before a character, in the text node of this character. Chromium types over a selection that begins
 * in the node before it without collapsing it: each letter would replace the one before.
 */
function startAt(block: Element, path: Path, offset: number): Point {
  const { path: last } = pointAt(block, path, offset + 1);
  const before = pointAt(block, path, offset);
  return Path.equals(last, before.path) ? before : { path: last, offset: 0 };
}

/**
 * Returns the range of a part of the block at a path, or the whole block if it has no text of its own. Undefined when
 * there is no such block.
 */
export function rangeOf(editor: Editor, path: Path, { from, to, part }: TextRange & Pick<BlockText, 'part'>) {
  const block = Node.getIf(editor, path);
  if (!Element.isElement(block)) return undefined;
  if (typeof part === 'object') {
    const notes = [...Editor.nodes(editor, { at: path, match: isFootnote })];
    const [note, at] = notes[part.note] ?? [];
    return note && { anchor: pointAt(note, at!, from), focus: pointAt(note, at!, to) };
  }
  if (part || withoutText.has(block.type)) return Editor.range(editor, path);
  return {
    anchor: from < to ? startAt(block, path, from) : pointAt(block, path, from),
    focus: pointAt(block, path, to),
  };
}
