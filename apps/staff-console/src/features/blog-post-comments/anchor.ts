import { contextLength, type CommentAnchor } from '@workspace/contracts/blog-post-comments';
import type { TextRange } from '../../editor/annotate.ts';

/** A passage of this length is hardly twice in a text by chance. */
const distinct = 24;
/** Equal characters beside a short passage that tell it from the same words elsewhere. */
const telling = 10;

/** Returns the anchor of a passage of the content. */
export function anchorAt(text: string, { from, to }: TextRange): CommentAnchor {
  return {
    field: 'content',
    quote: text.slice(from, to),
    before: text.slice(Math.max(0, from - contextLength), from),
    after: text.slice(to, to + contextLength),
    start: from,
  };
}

/**
 * Finds a passage again: by its words with text around them that is still the same, else between that text when the
 * words changed, else by its words alone when they are too many to be there by chance. Undefined when it was removed.
 */
export function locate(text: string, anchor: CommentAnchor): TextRange | undefined {
  const places = anchor.quote === '' ? [] : placesOf(text, anchor.quote);
  const scored = places.map((from) => ({ from, ...contextAt(text, anchor, from) }));
  const inContext = best(
    scored.filter(({ isTelling }) => isTelling),
    anchor.start,
  );
  if (inContext !== undefined) return rangeAt(inContext, anchor);
  const alone = anchor.quote.length < distinct ? undefined : best(scored, anchor.start);
  const byWords = alone === undefined ? undefined : rangeAt(alone, anchor);
  // A passage that was the whole text has nothing around it.
  const isWhole = anchor.before === '' && anchor.after === '';
  return isWhole ? (byWords ?? betweenContexts(text, anchor)) : (betweenContexts(text, anchor) ?? byWords);
}

const rangeAt = (from: number, { quote }: CommentAnchor): TextRange => ({ from, to: from + quote.length });

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

interface Scored {
  from: number;
  score: number;
}

/** The place with the most equal text around it, and of those the nearest. */
function best(places: readonly Scored[], start: number): number | undefined {
  return places.toSorted(
    (one, other) => other.score - one.score || Math.abs(one.from - start) - Math.abs(other.from - start),
  )[0]?.from;
}

function contextAt(text: string, { quote, before, after }: CommentAnchor, from: number) {
  const to = from + quote.length;
  let left = 0;
  while (left < before.length && text[from - 1 - left] === before[before.length - 1 - left]) left += 1;
  let right = 0;
  while (right < after.length && text[to + right] === after[right]) right += 1;
  // An empty context is the beginning or the end of the text.
  const isLeft = before === '' ? from === 0 : left >= Math.min(telling, before.length);
  const isRight = after === '' ? to === text.length : right >= Math.min(telling, after.length);
  return { score: left + right, isTelling: isLeft || isRight };
}

/** Finds the text between what stood before and after the passage, however little of both is left. */
function betweenContexts(text: string, { quote, before, after, start }: CommentAnchor): TextRange | undefined {
  const longest = quote.length * 3 + 400;
  for (const length of [contextLength, contextLength / 2, telling]) {
    const [head, tail] = [before.slice(-length), after.slice(0, length)];
    const begins = head === '' ? [0] : placesOf(text, head).map((at) => at + head.length);
    const found = begins
      .map((from) => ({ from, to: tail === '' ? text.length : text.indexOf(tail, from) }))
      .filter(({ from, to }) => from <= to && to - from <= longest)
      .toSorted((one, other) => Math.abs(one.from - start) - Math.abs(other.from - start))[0];
    // Both sides are there, and nothing between them.
    if (found) return text.slice(found.from, found.to).trim() === '' ? undefined : found;
  }
  return undefined;
}

/** Returns a range without the white space at its ends. Undefined when nothing else is in it. */
export function trimRange(text: string, { from, to }: TextRange): TextRange | undefined {
  const words = text.slice(from, to);
  const begin = from + words.length - words.trimStart().length;
  const end = begin + words.trim().length;
  return end > begin ? { from: begin, to: end } : undefined;
}
