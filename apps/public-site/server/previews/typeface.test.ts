import { describe, expect, it } from 'vitest';
import { loadTypeface } from './typeface.ts';

const typeface = loadTypeface(800);
const position = { x: 0, y: 100, size: 100 };

describe('loadTypeface', () => {
  it.each(['Potholes', 'Écoles à Besançon', 'Đường bộ Việt Nam', 'Состояние дорог', 'Costs 🚧 up'])(
    'supports %s',
    (text) => expect(typeface.hasGlyphsFor(text)).toBe(true),
  );

  it.each(['道路', 'طريق', 'Cost of 道'])('does not support %s', (text) =>
    expect(typeface.hasGlyphsFor(text)).toBe(false),
  );

  it('leaves out a character that the font lacks', () => {
    expect(typeface.outlineOf('a🚧', position)).toBe(typeface.outlineOf('a', position));
  });

  it('measures a text of two alphabets as the sum of its parts', () => {
    expect(typeface.widthOf('aД', 100)).toBeCloseTo(typeface.widthOf('a', 100) + typeface.widthOf('Д', 100));
  });

  it("applies the font's kerning pairs", () => {
    expect(typeface.widthOf('To', 100)).toBeLessThan(typeface.widthOf('T', 100) + typeface.widthOf('o', 100));
  });

  it('gives the middle dot a width', () => expect(typeface.widthOf('·', 100)).toBeGreaterThan(10));
});
