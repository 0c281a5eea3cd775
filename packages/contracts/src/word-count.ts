/** Counts words as a reader would: `24-hour` and `don't` are one word, a lone dash is none. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
