import { expect, it } from 'vitest';
import { lettersOf } from './letters.ts';

const letters = lettersOf(800);
const place = { x: 0, y: 100, size: 100 };

it.each(['Potholes', 'Écoles à Besançon', 'Đường bộ Việt Nam', 'Состояние дорог', 'Costs 🚧 up'])(
  'the face can write %s',
  (text) => expect(letters.canWrite(text)).toBe(true),
);

it.each(['道路', 'طريق', 'Cost of 道'])('the face cannot write %s', (text) =>
  expect(letters.canWrite(text)).toBe(false),
);

it('a sign that the face lacks leaves no mark', () => {
  expect(letters.outlineOf('a🚧', place)).toBe(letters.outlineOf('a', place));
});

it('a text of two alphabets is as wide as its parts', () => {
  expect(letters.widthOf('aД', 100)).toBeCloseTo(letters.widthOf('a', 100) + letters.widthOf('Д', 100));
});

it('pairs of letters stand closer where the face says so', () => {
  expect(letters.widthOf('To', 100)).toBeLessThan(letters.widthOf('T', 100) + letters.widthOf('o', 100));
});

it('the middle dot takes room', () => expect(letters.widthOf('·', 100)).toBeGreaterThan(10));
