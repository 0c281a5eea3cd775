import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Letters half as wide as they are high. */
const widthOf = (line: string, size: number) => (line.length * size) / 2;
const box = { width: 400, height: 120, sizes: [60, 40, 20], leading: 1 };

describe('fitText', () => {
  it('sets a short text in one line at the largest size', () => {
    expect(fitText('About us', widthOf, box)).toEqual({ lines: ['About us'], size: 60, height: 60 });
  });

  it('breaks a longer text between words, into lines of similar length', () => {
    const { lines, size } = fitText('Road assessment under a name', widthOf, box);
    expect({ lines, size }).toEqual({ lines: ['Road assessment', 'under a name'], size: 40 });
  });

  it('keeps lines and text within the width and height of the box', () => {
    const text = 'What a council should ask before it signs a contract, and which answers ought to end the talk there';
    const { lines, size, height } = fitText(text, widthOf, box);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(box.width);
    expect(height).toBeLessThanOrEqual(box.height);
  });

  it('ends a text that is too long at the smallest size with an ellipsis, inside its box', () => {
    const { lines, size, height } = fitText('word '.repeat(200), widthOf, box);
    expect(lines.at(-1)).toMatch(/word…$/);
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(box.width);
    expect(height).toBeLessThanOrEqual(box.height);
  });

  it('breaks a word that is wider than a line without losing letters', () => {
    const word = 'x'.repeat(70);
    const { lines, size } = fitText(word, widthOf, box);
    expect(lines.join('')).toBe(word);
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(box.width);
  });
});
