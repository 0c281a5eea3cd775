import { describe, expect, it } from 'vitest';
import { compareVariants, decideByClicks } from './compare-variants.ts';

const of = (...pairs: [hits: number, people: number][]) => pairs.map(([hits, people]) => ({ hits, people }));

describe('decideByClicks', () => {
  it.each([
    ['a clear difference', of([48, 80], [70, 80]), { winner: 1, reason: 'clicks' }],
    ['a difference that may be chance', of([20, 400], [28, 400]), { winner: 0, reason: 'no_difference' }],
    ['nobody who clicked', of([0, 400], [0, 400]), { winner: 0, reason: 'no_difference' }],
    ['no email of one variant', of([0, 0], [3, 10]), { winner: 0, reason: 'no_difference' }],
    ['the best of three', of([10, 400], [60, 400], [12, 400]), { winner: 1, reason: 'clicks' }],
    ['two equals that beat the first', of([5, 400], [58, 400], [60, 400]), { winner: 1, reason: 'no_difference' }],
  ])('decides %s', (_case, variants, verdict) => expect(decideByClicks(variants)).toEqual(verdict));

  it('asks more of each pair when there are more variants', () => {
    const [pair, third] = [of([20, 400], [36, 400]), of([0, 400])];
    expect(compareVariants(pair)[0]!.low).toBeGreaterThan(0);
    expect(compareVariants([...pair, ...third])[0]!.low).toBeLessThan(0);
  });
});
