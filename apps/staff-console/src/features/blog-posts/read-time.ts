const wordsPerMinute = 220;

/** Words as a reader counts them: `24-hour` and `don't` are one, a dash alone is none. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** The read time that a text of so many words proposes, such as `6 min read`. Empty for no words. */
export function readTime(words: number): string {
  return words === 0 ? '' : `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
