import { Editor, Element, Range, type Node } from 'slate';
import { longestPassage, type CommentAnchor } from '@workspace/contracts/blog-post-comments';
import { currentFigure } from '../../editor/figures.ts';
import { anchorAt, trimRange } from './anchor.ts';
import { isOneBlock, offsetOf, type FlowText } from './flow-text.ts';
import { rangeIn } from './passages.ts';

/** A place for a comment or a request to the model. Its ID follows it through edits. */
export interface Place {
  id: string;
  anchor: CommentAnchor;
  /** The caption of the picture whose alt text it is. */
  caption?: string;
}

/** The words at the selection, and the picture there. */
export interface Target {
  passage: Place | undefined;
  /** The passage is longer than a comment can be about. */
  isTooLong: boolean;
  /** The passage is in one paragraph, item or cell, so that other words can take its place. */
  isReplaceable: boolean;
  picture: Place | undefined;
}

const placeAt = (anchor: CommentAnchor): Place => ({ id: crypto.randomUUID(), anchor });

/** Returns the place of a whole field of the post. */
export const fieldPlace = (field: 'title' | 'excerpt' | 'tags', quote: string): Place =>
  placeAt({ field, quote, before: '', after: '', start: 0 });

/** Returns the selected words, or without a selection those of the block at the cursor. */
export function targetAt(editor: Editor, flow: FlowText): Target {
  const range = selectedRange(editor);
  const inText = range && rangeIn(flow, range);
  const words = inText && trimRange(flow.text, inText);
  const isTooLong = words !== undefined && words.to - words.from > longestPassage;
  return {
    passage: words && !isTooLong ? placeAt(anchorAt(flow.text, words)) : undefined,
    isTooLong,
    isReplaceable: words !== undefined && !isTooLong && isOneBlock(flow, words),
    picture: pictureAt(editor, flow),
  };
}

function pictureAt(editor: Editor, flow: FlowText): Place | undefined {
  const [figure, path] = currentFigure(editor) ?? [];
  if (!figure || !path || figure.type !== 'figure' || figure.isDecorative) return undefined;
  const start = offsetOf(flow, Editor.start(editor, path)) ?? 0;
  const anchor = { field: 'alt', quote: figure.alt, before: '', after: '', start, pictureUrl: figure.url } as const;
  return { ...placeAt(anchor), caption: Editor.string(editor, path) };
}

function selectedRange(editor: Editor): Range | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  // Three clicks select a paragraph and the start of the next block.
  if (Range.isExpanded(selection)) return Editor.unhangRange(editor, selection, { voids: true });
  const isBlock = (node: Node) => Element.isElement(node) && Editor.isBlock(editor, node);
  const [, path] = Editor.above(editor, { match: isBlock, mode: 'lowest' }) ?? [];
  return path && Editor.range(editor, path);
}
