import { wordsOfName } from '../words-of-name.ts';

/** Returns a dotted path of a field in words: `Subscribers, entry 4, email` for `subscribers.3.email`. */
export function fieldLabel(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `entry ${Number(part) + 1}` : partLabel(part)))
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An id stands for the thing that a person chooses. */
const partLabel = (part: string): string =>
  wordsOfName(part.replace(/(?<=.)Id(s?)$/, '$1'))
    .replaceAll('_', ' ')
    .toLowerCase();
