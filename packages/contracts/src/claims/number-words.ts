const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const values = new Map<string, number>([
  ...ones.split(' ').map((word, index): [string, number] => [word, index]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

/** A pattern for one word of a number, such as `seventy` or `thousands`. */
export const numberWord = [...values.keys(), ...Object.keys(scales).map((word) => `${word}s?`)]
  // Longest first: `seventy` begins with `seven`.
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** Returns the value of a number in words: 1,200 for `twelve hundred`, 28 for `twenty-eight`. */
export function valueOfWords(words: string): number {
  let total = 0;
  let current = 0;
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    const scale = scales[word.replace(/s$/, '')];
    current += values.get(word) ?? 0;
    if (scale === undefined) continue;
    current = (current || 1) * scale;
    if (scale < 1_000) continue;
    total += current;
    current = 0;
  }
  return total + current;
}
