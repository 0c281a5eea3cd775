import { Editor, Range, type RangeRef } from 'slate';
import type { Comment, CommentAnchor } from '@workspace/contracts/blog-post-comments';
import type { TextRange } from '../../editor/annotate.ts';
import { anchorAt, locate } from './anchor.ts';
import { flowTextOf, offsetOf, slateRangeOf, type FlowText } from './flow-text.ts';

/** A comment, as far as its passage matters. */
export type Anchored = Pick<Comment, 'id' | 'quote' | 'anchor'>;

/** The passage of a comment in the text as it is now. */
export interface Passage extends TextRange {
  text: string;
  /** The anchor of the passage now. */
  anchor: CommentAnchor;
}

interface Tracked {
  ref: RangeRef | undefined;
  anchor: CommentAnchor;
}

/**
 * The passages of comments in an editor. The editor moves them with every edit; a passage that it
 * lost, such as one that was cut, is found by its words again when they return.
 */
export interface Passages {
  editor: Editor;
  /**
   * Finds the passages, and tracks those that it found by their words. Comments on other fields, and those whose
   * passage was removed, are not in the result.
   */
  find: (comments: readonly Anchored[]) => ReadonlyMap<string, Passage>;
  /** Returns true when these words stand at the passage of a comment, and then tracks them. */
  trackWords: (comment: Anchored, words: string) => boolean;
  /** Sets the passage of a comment, such as the words that replaced it. */
  place: (id: string, range: TextRange) => void;
  /** The text now. */
  flow: () => FlowText;
}

/** Follows the passages of comments in an editor. */
export function followPassages(editor: Editor): Passages {
  const tracked = new Map<string, Tracked>();
  let known: { children: unknown; flow: FlowText } | undefined;
  const flow = (): FlowText => {
    if (known?.children !== editor.children) known = { children: editor.children, flow: flowTextOf(editor.children) };
    return known.flow;
  };
  const place = (id: string, range: TextRange): void => {
    tracked.get(id)?.ref?.unref();
    const at = slateRangeOf(flow(), range);
    const ref = at && Editor.rangeRef(editor, at, { affinity: 'inward' });
    tracked.set(id, { ref, anchor: anchorAt(flow().text, range) });
  };
  const findOne = (comment: Anchored) => findRange(comment, tracked.get(comment.id), { flow, place });
  const find = (comments: readonly Anchored[]): Map<string, Passage> => {
    const found = new Map<string, Passage>();
    for (const comment of comments) {
      const range = comment.anchor.field === 'content' ? findOne(comment) : undefined;
      if (!range) continue;
      const anchor = anchorAt(flow().text, range);
      found.set(comment.id, { ...range, text: anchor.quote, anchor });
    }
    return found;
  };
  const trackWords = (comment: Anchored, words: string): boolean => {
    const range = findOne(comment);
    const whole = range && occurrenceAround(flow().text, range, words);
    if (whole) place(comment.id, whole);
    return whole !== undefined;
  };
  return { editor, find, trackWords, place, flow };
}

/** Finds the passage of a comment: where the editor moved it, or by its words. */
function findRange(
  { id, quote, anchor }: Anchored,
  entry: Tracked | undefined,
  { flow, place }: Pick<Passages, 'flow' | 'place'>,
): TextRange | undefined {
  const { text } = flow();
  const moved = entry?.ref?.current && rangeIn(flow(), entry.ref.current);
  // An undo restores words just outside the tracked range: the whole quote is the passage again.
  const whole = moved && occurrenceAround(text, moved, quote);
  if (moved && (!whole || whole.to - whole.from === moved.to - moved.from)) {
    entry.anchor = anchorAt(text, moved);
    return moved;
  }
  const found = whole ?? locate(text, entry?.anchor ?? anchor);
  if (found) place(id, found);
  return found;
}

/** Returns the part of the text in a range of the document. Undefined when nothing is left of it. */
export function rangeIn(flow: FlowText, range: Range): TextRange | undefined {
  const [start, end] = Range.edges(range);
  const [from, to] = [offsetOf(flow, start), offsetOf(flow, end)];
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
}

/** Finds the occurrence of words that encloses a range. */
function occurrenceAround(text: string, { from, to }: TextRange, words: string): TextRange | undefined {
  const begin = Math.max(0, to - words.length);
  const at = text.slice(begin, from + words.length).indexOf(words);
  return at === -1 ? undefined : { from: begin + at, to: begin + at + words.length };
}
