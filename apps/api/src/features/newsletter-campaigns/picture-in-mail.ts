import type { ShownImage } from '@workspace/contracts/images';
import type { PictureInMail } from './message-content.ts';

/** The width of the column of text, in pixels. */
const columnWidth = 520;
/** Enough for screens with twice the density. */
const sharpWidth = 2 * columnWidth;

/** Returns an image as a message shows it: a JPEG or PNG, since many mail programs know no other format. */
export function pictureInMail(image: ShownImage | undefined, publicOrigin: string): PictureInMail | undefined {
  if (!image) return undefined;
  const files = image.variants
    .filter(({ format }) => format === 'jpeg' || format === 'png')
    .toSorted((one, other) => one.width - other.width);
  const file = files.find(({ width }) => width >= sharpWidth) ?? files.at(-1);
  const width = Math.min(columnWidth, image.width);
  return {
    url: publicOrigin + (file?.url ?? image.url),
    width,
    height: Math.round((width * image.height) / image.width),
    alt: image.alt,
  };
}
