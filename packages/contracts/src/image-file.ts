import type { ImageVariant, ShownImage } from './images.ts';

/**
 * Returns the smallest file of an image in one of these formats that is at least `minWidth` pixels wide, else the widest
 * in them; undefined without any.
 */
export function imageFile(
  { variants }: Pick<ShownImage, 'variants'>,
  formats: readonly ImageVariant['format'][],
  minWidth: number,
): ImageVariant | undefined {
  const files = variants
    .filter(({ format }) => formats.includes(format))
    .toSorted((one, other) => one.width - other.width);
  return files.find(({ width }) => width >= minWidth) ?? files.at(-1);
}
