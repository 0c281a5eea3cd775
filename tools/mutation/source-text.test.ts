import { describe, expect, it } from 'vitest';
import { oneLine, textAt } from './source-text.ts';

describe('textAt', () => {
  const lines = ['if (a < b) {', '  return a;', '}'];
  it('returns the text within a line', () =>
    expect(textAt(lines, { start: { line: 0, column: 4 }, end: { line: 0, column: 9 } })).toBe('a < b'));
  it('returns the text of several lines', () =>
    expect(textAt(lines, { start: { line: 0, column: 11 }, end: { line: 2, column: 1 } })).toBe('{\n  return a;\n}'));
});

it('joins lines and spaces to one line', () => expect(oneLine('{\n  return a;\n} ')).toBe('{ return a; }'));
