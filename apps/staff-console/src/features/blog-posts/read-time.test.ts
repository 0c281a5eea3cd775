import { describe, expect, it } from 'vitest';
import { readTime } from './read-time.ts';

describe('read time', () => {
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
