import type { AiProgress } from '@workspace/contracts/ai-drafts';
import { textsSoFar } from './unfinished-json.ts';

/** How much of what is being written is shown, in characters. */
const shown = 160;

/** How far an answer is. What is shown of it is its words: its tags are not, whatever they are. */
export function progressOf(soFar: string): AiProgress {
  const { title = '', content = '' } = textsSoFar(soFar);
  const words = content
    .replace(/<[^>]{0,200}(?:>|$)/g, ' ')
    .replace(/&\w{0,10};?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const latest = words.slice(-shown).replace(words.length > shown ? /^\S*\s/ : /^/, '');
  return { title: title.slice(0, 200), words: words === '' ? 0 : words.split(' ').length, latest };
}

/** Calls at once, and then not again before so many milliseconds are over. */
export function seldom<A>(
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
