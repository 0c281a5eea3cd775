import { describe, expect, it } from 'vitest';
import type { Letters } from './letters.ts';
import { previewPicture } from './preview-picture.ts';

/** Letters half as wide as they are high, whose outline is the text itself and its left end. */
const letters: Letters = {
  canWrite: () => true,
  widthOf: (text, size) => (text.length * size) / 2,
  outlineOf: (text, { x }) => `${text}@${Math.round(x)}`,
};
const footOf = (foot: string) => {
  const picture = previewPicture({ title: 'Potholes', subtitle: '', tab: '', foot }, '', letters, letters);
  return /d="(The Road[^"@]*)@(\d+)"/.exec(picture)!.slice(1);
};

describe('previewPicture', () => {
  it('aligns the footer to the right', () => {
    expect(footOf('The Road Forward')).toEqual(['The Road Forward', String(1152 - (16 * 25) / 2)]);
  });

  it('ends a footer that is too long with an ellipsis, clear of the logo', () => {
    const [foot, x] = footOf(`The Road Forward · ${'long '.repeat(40)}`);
    expect(foot).toMatch(/long…$/);
    expect(Number(x)).toBeGreaterThan(340);
  });
});
