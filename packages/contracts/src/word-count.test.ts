import { describe, expect, it } from 'vitest';
import { wordCount } from './word-count.ts';

describe('wordCount', () => {
  it.each([
    ['', 0],
    ['  \n - – ', 0],
    ["A 24-hour survey, and it doesn't cost $1,000.50", 8],
    ['Straßen und Brücken', 3],
    ['- one\n- two', 2],
  ])('counts in %j %d words', (text, words) => expect(wordCount(text)).toBe(words));
});
