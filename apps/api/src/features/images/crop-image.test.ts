import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropArea, cropImage } from './crop-image.ts';

const size = { width: 1_200, height: 627 };

describe('cropArea', () => {
  it('takes the full width of a tall image, and the height around the focal point', () => {
    const tall = { width: 1_200, height: 1_627 };
    expect(cropArea(tall, size, { x: 0.2, y: 0 })).toEqual({ left: 0, top: 0, ...size });
    expect(cropArea(tall, size, { x: 0.2, y: 0.5 })).toEqual({ left: 0, top: 500, ...size });
    expect(cropArea(tall, size, { x: 0.2, y: 1 })).toEqual({ left: 0, top: 1_000, ...size });
  });

  it('takes the full height of a wide image', () => {
    expect(cropArea({ width: 2_400, height: 627 }, size, { x: 1, y: 0 })).toEqual({ left: 1_200, top: 0, ...size });
  });

  it('stays inside an image of one pixel', () => {
    expect(cropArea({ width: 1, height: 1 }, size, { x: 1, y: 1 })).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});

describe('cropImage', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

  it('makes a JPEG on white from a transparent PNG', async () => {
    const made = await cropImage(await picture(2_048, 2_048).png().toBuffer(), size, { x: 0.5, y: 0.5 });
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', ...size, hasAlpha: false });
    const { channels } = await sharp(made).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('never enlarges', async () => {
    const made = await cropImage(await picture(300, 300).png().toBuffer(), size, { x: 0.5, y: 0.5 });
    expect(await sharp(made).metadata()).toMatchObject({ width: 300, height: 157 });
  });

  it('rejects damaged data', async () => {
    await expect(cropImage(Buffer.from('no picture'), size, { x: 0.5, y: 0.5 })).rejects.toThrow('unsupported');
  });
});
