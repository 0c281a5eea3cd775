import { imageFile } from '@workspace/contracts/image-file';
import type { ShownImage } from '@workspace/contracts/images';

/** Returns the smallest file of an image that is at least this many pixels wide; every browser of staff knows WebP. */
export const thumbnailOf = (image: ShownImage, width: number): string =>
  imageFile(image, ['webp'], width)?.url ?? image.url;
