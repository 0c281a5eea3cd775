import type { FocalPoint } from '@workspace/contracts/images';
import { openImage } from './sharp.ts';

/** The size of a crop, in pixels. */
export interface CropSize {
  width: number;
  height: number;
}

/** Returns the largest part of an image that has the ratio of `size`. The focal point stays inside, as in CSS. */
export function cropArea(image: CropSize, size: CropSize, { x, y }: FocalPoint) {
  const scale = Math.min(image.width / size.width, image.height / size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  return {
    left: Math.round((image.width - width) * x),
    top: Math.round((image.height - height) * y),
    width,
    height,
  };
}

/** Crops an image around its focal point to a JPEG of at most `size`. Throws for damaged data. */
export async function cropImage(bytes: Buffer, size: CropSize, focalPoint: FocalPoint): Promise<Buffer> {
  const image = await openImage(bytes);
  const { width, height } = await image.metadata();
  return image
    .extract(cropArea({ width, height }, size, focalPoint))
    .resize({ ...size, fit: 'fill', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
