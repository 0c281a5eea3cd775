import { describe, expect, it } from 'vitest';
import { lettersOf } from './letters.ts';

const letters = lettersOf(800);
const place = { x: 0, y: 100, size: 100 };

describe('lettersOf', () => {
  it.each(['Potholes', 'Écoles à Besançon', 'Đường bộ Việt Nam', 'Состояние дорог', 'Costs 🚧 up'])(
    'supports %s',
    (text) => expect(letters.canWrite(text)).toBe(true),
  );

  it.each(['道路', 'طريق', 'Cost of 道'])('does not support %s', (text) => expect(letters.canWrite(text)).toBe(false));

  it('leaves out a character that the font lacks', () => {
    expect(letters.outlineOf('a🚧', place)).toBe(letters.outlineOf('a', place));
  });

  it('measures a text of two alphabets as the sum of its parts', () => {
    expect(letters.widthOf('aД', 100)).toBeCloseTo(letters.widthOf('a', 100) + letters.widthOf('Д', 100));
  });

  it("applies the font's kerning pairs", () => {
    expect(letters.widthOf('To', 100)).toBeLessThan(letters.widthOf('T', 100) + letters.widthOf('o', 100));
  });

  it('gives the middle dot a width', () => expect(letters.widthOf('·', 100)).toBeGreaterThan(10));
});
