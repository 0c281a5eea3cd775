import { describe, expect, it } from 'vitest';
import type { ShownImage } from '@workspace/contracts/images';
import { pictureInMail } from './picture-in-mail.ts';

const file = (format: 'avif' | 'webp' | 'jpeg', width: number) => ({
  url: `/media/a/${width}.${format}`,
  format,
  width,
});
const image: ShownImage = {
  id: '0190a000-0000-7000-8000-000000000001',
  url: '/media/a/2048.jpeg',
  width: 2048,
  height: 1024,
  alt: 'A street',
  color: '#808080',
  focalPoint: { x: 0.5, y: 0.5 },
  variants: [file('avif', 1600), file('webp', 1280), file('jpeg', 2048), file('jpeg', 1200)],
};

describe('a picture in a message', () => {
  it('is the lightest JPEG that is sharp in the column, with its size and an absolute address', () => {
    expect(pictureInMail(image, 'https://site.example')).toEqual({
      url: 'https://site.example/media/a/1200.jpeg',
      width: 520,
      height: 260,
      alt: 'A street',
    });
  });

  it('is never enlarged', () => {
    const small = { ...image, width: 200, height: 100, variants: [file('jpeg', 200)] };
    expect(pictureInMail(small, '')).toMatchObject({ url: '/media/a/200.jpeg', width: 200, height: 100 });
  });

  it('is none without an image', () => {
    expect(pictureInMail(undefined, '')).toBeUndefined();
  });
});
