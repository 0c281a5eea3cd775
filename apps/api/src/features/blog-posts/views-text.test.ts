import { describe, expect, it } from 'vitest';
import { viewsText } from './views-text.ts';

describe('viewsText', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [1_899, '1.8k'],
    [999_999, '999.9k'],
    [2_100_000, '2.1M'],
  ])('formats %d as %s', (views, text) => expect(viewsText(views)).toBe(text));
});
