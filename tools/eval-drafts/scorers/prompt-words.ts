import { comparable } from './quotes.ts';

/** A run of words this long is rarely the same by chance. */
const inRow = 8;

const wordsOf = (text: string): string[] => comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function rowsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(inRow - 1).map((_word, index) => words.slice(index, index + inRow).join(' '));
}

/** Finds the runs of eight words of a text that are in the system prompt. Facts that may be stated do not count. */
export function promptWords(text: string, rules: string): string[] {
  const secret = new Set(rowsOf(rules.replace(/^- .*$/gm, '')));
  return rowsOf(text).filter((row) => secret.has(row));
}
