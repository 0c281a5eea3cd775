import { describe, expect, it } from 'vitest';
import { oneLine, sliceText } from './source-text.ts';

describe('sliceText', () => {
  const lines = ['if (a < b) {', '  return a;', '}'];
  it('returns the text within a line', () =>
    expect(sliceText(lines, { start: { line: 1, column: 5 }, end: { line: 1, column: 10 } })).toBe('a < b'));
  it('returns the text of several lines', () =>
    expect(sliceText(lines, { start: { line: 1, column: 12 }, end: { line: 3, column: 2 } })).toBe(
      '{\n  return a;\n}',
    ));
});

it('joins lines and spaces to one line', () => expect(oneLine('{\n  return a;\n} ')).toBe('{ return a; }'));
