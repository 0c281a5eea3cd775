import { expect, it } from 'vitest';
import type { Letters } from './letters.ts';
import { previewPicture } from './preview-picture.ts';

/** Letters half as wide as they are high, whose outline is the text itself and where it begins. */
const letters: Letters = {
  canWrite: () => true,
  widthOf: (text, size) => (text.length * size) / 2,
  outlineOf: (text, { x }) => `${text}@${Math.round(x)}`,
};
const footOf = (foot: string) => {
  const picture = previewPicture({ title: 'Potholes', subtitle: '', tab: '', foot }, '', letters, letters);
  return /d="(The Road[^"@]*)@(\d+)"/.exec(picture)!.slice(1);
};

it('the foot stands at the right', () => {
  expect(footOf('The Road Forward')).toEqual(['The Road Forward', String(1152 - (16 * 25) / 2)]);
});

it('a foot that is too long for its line ends in an ellipsis and stays clear of the logo', () => {
  const [foot, x] = footOf(`The Road Forward · ${'long '.repeat(40)}`);
  expect(foot).toMatch(/long…$/);
  expect(Number(x)).toBeGreaterThan(340);
});
