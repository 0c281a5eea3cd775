const wordsPerMinute = 220;

/** Counts words as a reader would: `24-hour` and `don't` are one word, a lone dash is none. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Returns the read time of a text with this many words, such as `6 min read`. Empty for no words. */
export function readTime(words: number): string {
  return words === 0 ? '' : `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
