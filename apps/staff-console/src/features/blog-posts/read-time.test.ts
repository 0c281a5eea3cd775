import { describe, expect, it } from 'vitest';
import { readTime, wordCount } from './read-time.ts';

describe('read time', () => {
  it.each([
    ['', 0],
    ['  \n - – ', 0],
    ["A 24-hour survey, and it doesn't cost $1,000.50", 8],
    ['Straßen und Brücken', 3],
    ['- one\n- two', 2],
  ])('counts in %j %d words', (text, words) => expect(wordCount(text)).toBe(words));

  it('computes one minute per 220 words, and at least one', () => {
    expect([0, 1, 220, 329, 330, 1_320].map(readTime)).toEqual([
      '',
      '1 min read',
      '1 min read',
      '1 min read',
      '2 min read',
      '6 min read',
    ]);
  });
});
