import { imageLibrary, openImage } from './sharp.ts';
import { tooHigh, unreadable } from './check-upload.ts';

/** The widest file of an image, in pixels. */
export const widest = 2_048;
/** Time limit of reading one upload. */
const seconds = 60;

export interface Fallback {
  bytes: Buffer;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  /** The average color, as `#rrggbb`. */
  color: string;
}

/**
 * Makes the file that every client can show: upright, without metadata, in sRGB, at most `widest` pixels wide; a PNG
 * only when the upload has transparent parts. Throws `UnfitImage` for damaged data.
 */
export async function makeFallback(upload: Buffer): Promise<Fallback> {
  const image = await openImage(upload);
  const isOpaque = !(await image.metadata()).hasAlpha || (await image.clone().stats().catch(rethrow)).isOpaque;
  const resized = image.autoOrient().resize({ width: widest, withoutEnlargement: true }).timeout({ seconds });
  const encoded = isOpaque ? resized.jpeg({ quality: 84, mozjpeg: true }) : resized.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(rethrow);
  const { width, height } = info;
  return { bytes: data, format: isOpaque ? 'jpeg' : 'png', width, height, color: await averageColor(data) };
}

const rethrow = (cause: unknown): never => {
  const { message } = cause as Error;
  throw /too large for the JPEG|Maximum supported image dimension/.test(message) ? tooHigh(cause) : unreadable(cause);
};

async function averageColor(bytes: Buffer): Promise<string> {
  const library = await imageLibrary();
  const pixel = await library(bytes).resize(1, 1, { fit: 'fill' }).flatten({ background: '#ffffff' }).raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}
