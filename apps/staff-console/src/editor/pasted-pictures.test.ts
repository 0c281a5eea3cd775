import { describe, expect, it } from 'vitest';
import { sortPictures } from './pasted-pictures.ts';
import type { PicturePlace } from './pasted-places.ts';

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('the pictures of a paste', () => {
  it('are files when they are written out, and remote when they are on another site', () => {
    const remote = { src: 'https://example.com/a.png', alt: 'A street', after: 2 };
    const place = {} as PicturePlace;
    const placeOf = (after: number) => (expect(after).toBe(2), place);
    const { files, ...rest } = sortPictures(
      [{ src: `data:image/gif;base64,${pixel}`, alt: 'Dot', after: 2 }, remote],
      placeOf,
    );
    expect(files.map(({ file: { name, type, size }, alt }) => [name, type, size, alt])).toEqual([
      ['Dot.gif', 'image/gif', 42, 'Dot'],
    ]);
    expect(rest).toEqual({ remote: [{ src: remote.src, alt: 'A street', place }], lost: 0 });
  });

  it.each([
    'file:///C:/a.png',
    'cid:1',
    'blob:https://x/1',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,%',
    'a.png',
  ])('cannot be had from %s', (src) => {
    expect(sortPictures([{ src, alt: '', after: 0 }], () => ({}) as PicturePlace)).toEqual({
      files: [],
      remote: [],
      lost: 1,
    });
  });
});
