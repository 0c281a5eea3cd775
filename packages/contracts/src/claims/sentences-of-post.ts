import { blockTexts } from '../rich-text/block-texts.ts';
import type { StatedPost } from './find-unsupported-in-post.ts';
import { splitSentences } from './split-sentences.ts';

/** Returns every sentence of a whole post in reading order, written as the claims check identifies it. */
export function sentencesOfPost({ title, excerpt, document }: StatedPost): string[] {
  return [title, excerpt, ...blockTexts(document).map(({ text }) => text)].flatMap((text) =>
    splitSentences(text).map(({ from, to }) => text.slice(from, to).replace(/\s+/g, ' ')),
  );
}
