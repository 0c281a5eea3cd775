import { describe, expect, it } from 'vitest';
import { targetOf, targetText } from './target.ts';

describe('targetText', () => {
  it.each([
    ['89.6', '89.6'],
    ['70', '70'],
    ['70.0', '70'],
    ['89.64', '89.6'],
  ])('prints %s as %s', (typed, printed) => {
    expect(targetText(targetOf(typed, 60))).toBe(printed);
  });
});
