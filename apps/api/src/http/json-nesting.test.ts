import { expect, it } from 'vitest';
import { isNestedTooDeeply, maxJsonNesting } from './json-nesting.ts';

it.each([
  ['{"a":[{"b":"c"}]}', false],
  ['['.repeat(maxJsonNesting) + ']'.repeat(maxJsonNesting), false],
  ['['.repeat(maxJsonNesting + 1), true],
  ['{"a":'.repeat(maxJsonNesting + 1), true],
  [JSON.stringify('[{'.repeat(500)), false],
  [JSON.stringify({ a: `\\"${'['.repeat(500)}` }), false],
  [`["a\\\\",${'['.repeat(200)}`, true],
])('finds out how deep JSON is nested: %j', (json, isTooDeep) => expect(isNestedTooDeeply(json)).toBe(isTooDeep));
