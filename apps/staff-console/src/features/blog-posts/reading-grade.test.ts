import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-grade.ts';

describe('the reading grade', () => {
  it('is low for short sentences of short words, and high for the opposite', () => {
    const easy = readingGrade('The crew came at noon. It saw the road. '.repeat(20))!;
    const hard = readingGrade(
      `${'Municipal infrastructure administrators continually reevaluate deterioration methodologies considering '.repeat(14)}.`,
    )!;
    expect(easy).toBeLessThan(3);
    expect(hard).toBeGreaterThan(20);
  });

  it('follows the published formula', () => {
    // 100 words of one syllable in 10 sentences.
    const text = 'One two three four five six ten nine eight road. '.repeat(10);
    expect(readingGrade(text)).toBeCloseTo(0.39 * 10 + 11.8 - 15.59, 5);
  });

  it('is unknown for a few words', () => {
    expect(readingGrade('Too short to tell.')).toBeUndefined();
  });
});
