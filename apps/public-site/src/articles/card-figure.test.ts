import { describe, expect, it } from 'vitest';
import type { ShownImage } from '@workspace/contracts/images';
import { cardFigureOf } from './card-figure.ts';

const image: ShownImage = {
  id: '0190a000-0000-7000-8000-000000000001',
  url: '/media/a/b-640.jpg',
  width: 640,
  height: 480,
  alt: '',
  color: '#808080',
  focalPoint: { x: 0.5, y: 0.5 },
  variants: [],
};
const drawingOf = (pci: string) => ({
  drawing: `<figure data-drawing="pci-scale"><table><thead><tr><th>Street</th><th>PCI</th></tr></thead><tbody><tr><td>Oak &amp; Elm</td><td>${pci}</td></tr></tbody></table></figure>`,
});

describe('cardFigureOf', () => {
  it('prefers the cover', () => {
    expect(cardFigureOf({ cover: image, figure: drawingOf('68') })).toEqual({ image });
  });

  it('returns the picture or the values of the first figure', () => {
    expect(cardFigureOf({ cover: null, figure: { image } })).toEqual({ image });
    expect(cardFigureOf({ cover: null, figure: drawingOf('68') })).toEqual({
      values: { kind: 'pci-scale', marks: [{ name: 'Oak & Elm', pci: 68 }] },
    });
  });

  it('returns nothing without a figure, and for values that cannot be drawn', () => {
    expect(cardFigureOf({})).toBeUndefined();
    expect(cardFigureOf({ cover: null, figure: drawingOf('unknown') })).toBeUndefined();
  });
});
