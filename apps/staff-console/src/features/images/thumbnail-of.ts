import type { ShownImage } from '@workspace/contracts/images';

/** Returns the smallest file of an image that is at least this many pixels wide; every browser of staff knows WebP. */
export function thumbnailOf({ url, variants }: ShownImage, width: number): string {
  const files = variants.filter(({ format }) => format === 'webp').toSorted((one, other) => one.width - other.width);
  return (files.find((file) => file.width >= width) ?? files.at(-1))?.url ?? url;
}
