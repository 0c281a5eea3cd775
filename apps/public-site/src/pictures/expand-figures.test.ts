import { describe, expect, it } from 'vitest';
import type { ShownImage } from '@workspace/contracts/images';
import { expandFigures } from './expand-figures.tsx';

const id = '0190a000-0000-7000-8000-000000000001';
const file = (name: string) => `/media/${id}/0123456789abcdef-${name}`;
const image: ShownImage = {
  id,
  url: file('2048.jpg'),
  width: 2048,
  height: 1365,
  alt: 'From the library',
  color: '#808080',
  focalPoint: { x: 0.5, y: 0.5 },
  variants: [
    { url: file('640.avif'), width: 640, format: 'avif' },
    { url: file('320.avif'), width: 320, format: 'avif' },
    { url: file('320.webp'), width: 320, format: 'webp' },
    { url: file('2048.jpg'), width: 2048, format: 'jpeg' },
  ],
};
const stored = (alt: string, more = '') =>
  `<figure><img src="${file('old.jpg')}" alt="${alt}"${more}><figcaption>Caption</figcaption></figure>`;

describe('expandFigures', () => {
  it('offers every file, in the order of widths, with a size that shifts nothing', () => {
    const html = expandFigures(stored('Cracks &amp; &quot;more&quot;'), [image], false);
    expect(html).toContain(`srcSet="${file('320.avif')} 320w, ${file('640.avif')} 640w"`);
    expect(html).toContain(`type="image/webp" srcSet="${file('320.webp')} 320w"`);
    expect(html).toContain(`src="${file('2048.jpg')}" alt="Cracks &amp; &quot;more&quot;" width="2048" height="1365"`);
    expect(html).toContain('<figcaption>Caption</figcaption>');
  });

  it('loads the first picture of a page at once, and the others when they are near', () => {
    const [first, second] = expandFigures(stored('a') + stored('b'), [image], false).split('</figure>');
    expect(first).toContain('fetchPriority="high"');
    expect(second).toContain('loading="lazy"');
    expect(expandFigures(stored('a'), [image], true)).toContain('loading="lazy"');
  });

  it('keeps a decorative picture without a text', () => {
    expect(expandFigures(stored('', ' data-decorative=""'), [image], false)).toContain('alt=""');
  });

  it('leaves out a picture that is not in the library', () => {
    expect(expandFigures(stored('a'), [], false)).toBe('<figure><figcaption>Caption</figcaption></figure>');
  });
});
