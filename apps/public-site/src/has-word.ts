/** Returns true when a text has a word, or the same word with another ending. Both are in lower case. */
export function hasWord(text: string, word: string): boolean {
  const stem = stemOf(word);
  return text.includes(word) || (stem !== undefined && text.includes(stem));
}

/** Returns a word without its ending; undefined when fewer than four letters are left. */
const stemOf = (word: string): string | undefined => /^([a-z]{4,}?)(?:ing|ed|es|e|s)$/.exec(word)?.[1];
