import { describe, expect, it } from 'vitest';
import { aPicture } from './a-picture.ts';
import { apiErrorOf } from './call-as.ts';
import { useImages } from './use-images.ts';

const images = useImages();

describe('a picture of many rows', () => {
  it('has the widths whose height fits the formats when it is a long screenshot', async () => {
    const image = await images.ready(await aPicture({ format: 'png', width: 400, height: 20_000 }));
    expect(image.variants.map(({ width, format }) => `${format} ${width}`)).toEqual([
      'webp 320',
      'avif 320',
      'jpeg 400',
    ]);
  });

  it.each([65_510, 70_000])('is rejected as too high for a JPEG with %d rows', async (height) => {
    const error = await apiErrorOf(images.upload(await aPicture({ format: 'png', width: 10, height })));
    expect(error).toMatchObject({ code: 'too_many_pixels', message: expect.stringContaining('65,500 pixels') });
  });
});
