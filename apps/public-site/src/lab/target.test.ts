import { describe, expect, it } from 'vitest';
import { typedRating } from '../road-network/amounts.ts';
import { targetOf } from './target.ts';

describe('typedRating', () => {
  it.each([
    ['89.6', '89.6'],
    ['70', '70'],
    ['70.0', '70'],
    ['89.64', '89.6'],
  ])('prints %s as %s', (typed, printed) => {
    expect(typedRating(targetOf(typed, 60).pci)).toBe(printed);
  });
});
