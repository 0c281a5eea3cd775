import { describe, expect, it } from 'vitest';
import { parsePartialJson } from './parse-partial-json.ts';

describe('parsePartialJson', () => {
  it.each([
    ['', {}],
    ['{"ti', {}],
    ['{"title": "Wa', { title: 'Wa' }],
    [
      '{"title":"Water","tags":["a","b"],"content":"<p>It\\u2019s \\"wet\\"</p><p>A',
      { title: 'Water', content: '<p>It’s "wet"</p><p>A' },
    ],
    ['{"title":"a\\', { title: 'a' }],
    ['{"title":"a\\u20', { title: 'a' }],
    ['{"title":"a\\\\', { title: 'a\\' }],
    ['{"title":"a\\q', { title: '' }],
    ['no JSON at all', {}],
  ])('reads the partial texts of %j', (json, texts) => expect(parsePartialJson(json)).toEqual(texts));

  // A pattern with backtracking would need hours for such a text, and the runner's limit is seconds.
  it('reads a text of any length', () => {
    expect(parsePartialJson(`{"content":"${'\\"a'.repeat(50_000)}`).content).toHaveLength(100_000);
    expect(parsePartialJson('"a":'.repeat(50_000))).toEqual({ a: 'a' });
    expect(parsePartialJson('"'.repeat(200_000))).toEqual({});
  });
});
