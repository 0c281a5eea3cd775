import type { ImageVariant } from '@workspace/contracts/images';
import { unreadable } from './check-upload.ts';
import { widest } from './make-fallback.ts';
import { imageLibrary, openImage } from './sharp.ts';

/** The widths of the files, in pixels. Most phones show a column of 326 to 356 px with two pixels each: 720 fits. */
const widths = [320, 480, 720, 960, 1_280, 1_600, widest];

/** The greatest height of a WebP file, in pixels; that of an AVIF file is one more. */
const highest = 16_383;

/** The width of images in email, in pixels: twice that of its column of text. */
const emailWidth = 1_200;

export interface Variant {
  bytes: Buffer;
  format: ImageVariant['format'];
  width: number;
}

/**
 * Makes the files of an upload one by one: AVIF and WebP in each width up to its own, and a JPEG for email when the
 * upload is wider than one. A long screenshot has only the widths whose height fits. Decodes the upload once. Throws
 * `UnfitImage` for damaged data.
 */
export async function* makeVariants(upload: Buffer): AsyncGenerator<Variant> {
  const { data, info } = await (
    await openImage(upload)
  )
    .autoOrient()
    .toColorspace('srgb')
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => Promise.reject(unreadable(cause)));
  const { width: own, height, channels } = info;
  const library = await imageLibrary();
  const resized = (width: number) =>
    library(data, { raw: { width: own, height, channels }, limitInputPixels: false }).resize({ width });
  for (const width of new Set(widths.map((wanted) => Math.min(wanted, own)))) {
    if (Math.round((height * width) / own) > highest) continue;
    yield { width, format: 'webp', bytes: await resized(width).webp({ quality: 80, effort: 4 }).toBuffer() };
    yield { width, format: 'avif', bytes: await resized(width).avif({ quality: 55, effort: 3 }).toBuffer() };
  }
  if (own > emailWidth) {
    const flat = resized(emailWidth).flatten({ background: '#ffffff' });
    yield { width: emailWidth, format: 'jpeg', bytes: await flat.jpeg({ quality: 80, mozjpeg: true }).toBuffer() };
  }
}
