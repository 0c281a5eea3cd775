import { imageFile } from '@workspace/contracts/image-file';
import type { ShownImage } from '@workspace/contracts/images';
import type { PictureInMail } from './message-content.ts';

/** The width of the column of text, in pixels. */
const columnWidth = 520;
/** Enough for screens with twice the density. */
const sharpWidth = 2 * columnWidth;

/** Returns an image as a message shows it: a JPEG or PNG, since many mail programs know no other format. */
export function pictureInMail(image: ShownImage | undefined, publicOrigin: string): PictureInMail | undefined {
  if (!image) return undefined;
  const file = imageFile(image, ['jpeg', 'png'], sharpWidth);
  const width = Math.min(columnWidth, image.width);
  return {
    url: publicOrigin + (file?.url ?? image.url),
    width,
    height: Math.round((width * image.height) / image.width),
    alt: image.alt,
  };
}
