import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Letters half as wide as they are high. */
const widthOf = (line: string, size: number) => (line.length * size) / 2;
const room = { width: 400, height: 120, sizes: [60, 40, 20], leading: 1 };

it('a short text stands in one line at the largest size', () => {
  expect(fitText('About us', widthOf, room)).toEqual({ lines: ['About us'], size: 60, height: 60 });
});

it('a longer text is broken between words, into lines of like length', () => {
  const { lines, size } = fitText('Road assessment under a name', widthOf, room);
  expect({ lines, size }).toEqual({ lines: ['Road assessment', 'under a name'], size: 40 });
});

it('no line is wider and no text higher than its room', () => {
  const text = 'What a council should ask before it signs a contract, and which answers ought to end the talk there';
  const { lines, size, height } = fitText(text, widthOf, room);
  expect(lines.join(' ')).toBe(text);
  expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(room.width);
  expect(height).toBeLessThanOrEqual(room.height);
});

it('what is too long at the smallest size ends in an ellipsis, inside its room', () => {
  const { lines, size, height } = fitText('word '.repeat(200), widthOf, room);
  expect(lines.at(-1)).toMatch(/word…$/);
  expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(room.width);
  expect(height).toBeLessThanOrEqual(room.height);
});

it('a word that no line could hold is cut and nothing of it lost', () => {
  const word = 'x'.repeat(70);
  const { lines, size } = fitText(word, widthOf, room);
  expect(lines.join('')).toBe(word);
  expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(room.width);
});
