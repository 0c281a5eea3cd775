import { describe, expect, it } from 'vitest';
import { formatViews } from './PostMeta.tsx';

describe('formatViews', () => {
  it.each([
    ['1', '1 view'],
    ['2', '2 views'],
    ['1.8k', '1.8k views'],
    ['0', undefined],
    [undefined, undefined],
  ])('formats %j as %j', (views, text) => expect(formatViews(views === undefined ? {} : { views })).toBe(text));
});
