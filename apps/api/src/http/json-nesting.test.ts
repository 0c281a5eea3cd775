import { describe, expect, it } from 'vitest';
import { isNestedTooDeeply, maxJsonNesting } from './json-nesting.ts';

describe('isNestedTooDeeply', () => {
  it.each([
    ['{"a":[{"b":"c"}]}', false],
    ['['.repeat(maxJsonNesting) + ']'.repeat(maxJsonNesting), false],
    ['['.repeat(maxJsonNesting + 1), true],
    ['{"a":'.repeat(maxJsonNesting + 1), true],
    [JSON.stringify('[{'.repeat(500)), false],
    [JSON.stringify({ a: `\\"${'['.repeat(500)}` }), false],
    [`["a\\\\",${'['.repeat(200)}`, true],
  ])('checks the nesting depth of %j', (json, isTooDeep) => expect(isNestedTooDeeply(json)).toBe(isTooDeep));
});
