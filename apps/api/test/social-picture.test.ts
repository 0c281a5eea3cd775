import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { changeImage } from '@workspace/contracts/images';
import { socialPicture } from '@workspace/contracts/social-picture';
import { aPicture } from './a-picture.ts';
import { useImages } from './use-images.ts';

const images = useImages();

/** A wide picture: its left half is red, its right half is blue. */
async function twoHalves(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 1_200, height: 1_200, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await half('red'))
    .extend({ right: 1_200, background: 'blue' })
    .png()
    .toBuffer();
}

/** Sets the focal point, and fetches the crop. */
async function cropAt(id: string, x: number) {
  const { image } = await images.asStaff(changeImage, { params: { id }, body: { focalPoint: { x, y: 0.504 } } });
  const picture = socialPicture(image);
  const { rawPayload } = await images.fetchMedia(picture.url);
  const { channels } = await sharp(rawPayload).stats();
  return { picture, size: await sharp(rawPayload).metadata(), blue: channels[2]!.mean };
}

describe('the crop of an image for shared links', () => {
  it('follows the focal point, and earlier crops stay', async () => {
    const { id } = await images.ready(await twoHalves());
    const [left, right] = [await cropAt(id, 0), await cropAt(id, 1)];
    expect(left.picture).toMatchObject({ width: 1_200, height: 630 });
    expect(left.size).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' });
    expect(right.blue - left.blue).toBeGreaterThan(5);
    expect((await images.fetchMedia(left.picture.url)).statusCode).toBe(200);
  });

  it('is there before the other files are made', async () => {
    const image = await images.upload(await aPicture({ width: 1_600, height: 900 }));
    expect((await images.fetchMedia(socialPicture(image).url)).statusCode).toBe(200);
  });

  it('is as large as a small image allows', async () => {
    const image = await images.ready(await aPicture({ width: 300, height: 300 }));
    const { url, ...size } = socialPicture(image);
    expect(size).toEqual({ width: 300, height: 158 });
    expect(await sharp((await images.fetchMedia(url)).rawPayload).metadata()).toMatchObject(size);
  });

  it('is not made for other points, which anybody could invent', async () => {
    const { url } = socialPicture(await images.upload());
    for (const invented of ['social-3-3.jpg', 'social-50-50.png', 'social-.jpg'])
      expect((await images.fetchMedia(url.replace(/social-.*/, invented))).statusCode).toBe(404);
  });
});
