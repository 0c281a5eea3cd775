import { describe, expect, it } from 'vitest';
import { sortPictures } from './pasted-pictures.ts';

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('the pictures of a paste', () => {
  it('are files when they are written out, and remote when they are on another site', () => {
    const remote = { src: 'https://example.com/a.png', alt: 'A street' };
    const { files, ...rest } = sortPictures([{ src: `data:image/gif;base64,${pixel}`, alt: 'Dot' }, remote]);
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([['Dot.gif', 'image/gif', 42]]);
    expect(rest).toEqual({ remote: [remote], lost: 0 });
  });

  it.each([
    'file:///C:/a.png',
    'cid:1',
    'blob:https://x/1',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,%',
    'a.png',
  ])('cannot be had from %s', (src) => {
    expect(sortPictures([{ src, alt: '' }])).toEqual({ files: [], remote: [], lost: 1 });
  });
});
