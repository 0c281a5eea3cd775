import { expect, it } from 'vitest';
import { textsSoFar } from './unfinished-json.ts';

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
])('what is there of %j can be read', (json, texts) => expect(textsSoFar(json)).toEqual(texts));

// A pattern that went over such a text again and again would need hours, and the runner's limit is seconds.
it('a text of any length is read', () => {
  expect(textsSoFar(`{"content":"${'\\"a'.repeat(50_000)}`).content).toHaveLength(100_000);
  expect(textsSoFar('"a":'.repeat(50_000))).toEqual({ a: 'a' });
  expect(textsSoFar('"'.repeat(200_000))).toEqual({});
});
