import { describe, expect, it } from 'vitest';
import { toHtml } from './to-html.ts';
import { undescribedPictures } from './undescribed-pictures.ts';

const url = '/media/0190a000-0000-7000-8000-000000000001/0123456789abcdef-640.jpg';
const figure = (alt: string, more: { isDecorative?: true } = {}) =>
  toHtml([{ type: 'figure', url, alt, ...more, children: [{ text: 'Caption' }] }]);

describe('undescribedPictures', () => {
  it('counts the pictures without alt text that are not decorative', () => {
    expect(undescribedPictures(figure('') + figure('A street') + figure(''))).toBe(2);
    expect(undescribedPictures(figure('', { isDecorative: true }) + figure('A street'))).toBe(0);
    expect(undescribedPictures('<p>alt=""</p>')).toBe(0);
  });
});
