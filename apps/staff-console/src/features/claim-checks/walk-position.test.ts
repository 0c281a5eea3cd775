import { describe, expect, it } from 'vitest';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { positionAfter } from './walk-position.ts';

const found = (...sentences: string[]): UnsupportedInPost[] =>
  sentences.map((sentence) => ({ sentence, facts: ['9'], field: 'content', path: [0], from: 0, to: 1 }));

describe('walk through unsupported sentences', () => {
  it('cycles in both directions, from the first or the last', () => {
    const three = found('a', 'b', 'c');
    expect(positionAfter(three, undefined, 1)).toEqual({ index: 0, sentence: 'a' });
    expect(positionAfter(three, undefined, -1)).toEqual({ index: 2, sentence: 'c' });
    expect(positionAfter(three, { index: 2, sentence: 'c' }, 1)).toEqual({ index: 0, sentence: 'a' });
    expect(positionAfter(three, { index: 0, sentence: 'a' }, -1)).toEqual({ index: 2, sentence: 'c' });
  });

  it('skips none after the current sentence is resolved', () => {
    expect(positionAfter(found('a', 'c'), { index: 1, sentence: 'b' }, 1)).toEqual({ index: 1, sentence: 'c' });
    expect(positionAfter(found('a', 'b'), { index: 2, sentence: 'c' }, 1)).toEqual({ index: 0, sentence: 'a' });
  });
});
