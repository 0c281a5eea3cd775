import type { AiProgress } from '@workspace/contracts/ai-drafts';
import { parsePartialJson } from './parse-partial-json.ts';

/** The length of the preview of the text being written, in characters. */
const shown = 160;

/** Returns the progress of a response. The preview shows its words without the tags. */
export function progressOf(soFar: string): AiProgress {
  const { title = '', content, suggestion = '' } = parsePartialJson(soFar);
  const words = (content ?? suggestion)
    .replace(/<[^>]{0,200}(?:>|$)/g, ' ')
    .replace(/&\w{0,10};?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const latest = words.slice(-shown).replace(words.length > shown ? /^\S*\s/ : /^/, '');
  return { title: title.slice(0, 200), words: words === '' ? 0 : words.split(' ').length, latest };
}

/** Throttles a function: calls it immediately, and then not again within the given milliseconds. */
export function throttle<A>(
  call: (argument: A) => void,
  milliseconds: number,
  clock: () => number,
): (argument: A) => void {
  let next = 0;
  return (argument) => {
    if (clock() < next) return;
    next = clock() + milliseconds;
    call(argument);
  };
}
