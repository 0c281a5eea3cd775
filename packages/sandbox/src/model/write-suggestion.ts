import type { Chances } from './chances.ts';
import { plain } from './phrases.ts';

/** The task of a suggestion, as the prompt states it. */
export interface WantedWords {
  request?: string;
  tone?: string;
  text?: string;
  around?: string;
  caption?: string;
}

const sentencesIn = (text: string): string[] => text.match(/[^.!?]+[.!?]*\s*/g)?.map((one) => one.trim()) ?? [];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first half of the words, as a sentence. */
function shortened(text: string): string {
  const words = text.trim().split(/\s+/);
  const half = words.slice(0, Math.max(1, Math.ceil(words.length / 2))).join(' ');
  return `${half.replace(/[,;:.!?]+$/, '')}.`;
}

/** Writes one text in place of another; the same for the same task. */
export function suggestionFor({ request, tone, text = '', around = '', caption }: WantedWords, chances: Chances) {
  switch (request) {
    case 'shorten':
      return shortened(text);
    case 'expand':
      return `${text.trim()} ${chances.oneOf(plain)}`;
    case 'tone':
      return `In ${tone} words: ${text.trim()}`;
    case 'alt':
      return capital(caption?.trim() || sentencesIn(around)[0] || 'A road seen from a vehicle.');
    case 'excerpt':
      return [sentencesIn(around)[0] ?? 'A note on roads.', 'The rest says what follows from it.'].join(' ');
    default:
      return capital(text.replaceAll(/\b(?:very|really|quite|basically) /gi, '').trim());
  }
}

/** Writes several titles or tags. */
export function suggestionsFor({ request, around = '' }: WantedWords, { some }: Chances): string[] {
  if (request === 'tags') return ['road assessment', ...some(['maintenance', 'budget', 'drainage', 'inventory'], 2)];
  const sentence = (sentencesIn(around)[0] ?? 'roads').replace(/[.!?]+$/, '');
  const subject = sentence.length > 60 ? sentence.slice(0, 60).replace(/\s\S*$/, '') : sentence;
  return [
    `${capital(subject)}, measured`,
    `What the record says: ${subject}`,
    `${capital(subject)}, and what it costs`,
  ];
}
