import { describe, expect, it } from 'vitest';
import type { Typeface } from './typeface.ts';
import { renderPreview } from './preview-image.ts';

/** Letters are half as wide as they are high, and the outline is the text itself with its left end. */
const typeface: Typeface = {
  hasGlyphsFor: () => true,
  widthOf: (text, size) => (text.length * size) / 2,
  outlineOf: (text, { x }) => `${text}@${Math.round(x)}`,
};
const footOf = (foot: string) => {
  const svg = renderPreview({ title: 'Potholes', subtitle: '', tab: '', foot }, '', typeface, typeface);
  return /d="(The Road[^"@]*)@(\d+)"/.exec(svg)!.slice(1);
};

describe('renderPreview', () => {
  it('aligns the footer to the right', () => {
    expect(footOf('The Road Forward')).toEqual(['The Road Forward', String(1152 - (16 * 25) / 2)]);
  });

  it('ends a footer that is too long with an ellipsis, clear of the logo', () => {
    const [foot, x] = footOf(`The Road Forward · ${'long '.repeat(40)}`);
    expect(foot).toMatch(/long…$/);
    expect(Number(x)).toBeGreaterThan(340);
  });
});
