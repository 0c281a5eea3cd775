const wordsPerMinute = 220;

/** Returns the read time of a text with this many words, such as `6 min read`. Empty for no words. */
export function readTime(words: number): string {
  return words === 0 ? '' : `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
