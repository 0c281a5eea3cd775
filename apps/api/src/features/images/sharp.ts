import type { default as sharp, Sharp } from 'sharp';
import { mostPixels } from '@workspace/contracts/images';

let loaded: Promise<typeof sharp> | undefined;

/** Loads the image library with the first image, because it takes 20 MB. It reads only the formats of uploads. */
export const imageLibrary = (): Promise<typeof sharp> => (loaded ??= load());

async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  library.block({ operation: ['VipsForeignLoad'] });
  const readable = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];
  library.unblock({ operation: readable.map((format) => `VipsForeignLoad${format}Buffer`) });
  // One image at a time and one thread for it: the rest of the process goes on.
  library.concurrency(1);
  library.cache(false);
  return library;
}

/** Opens the first frame of an upload. Damaged data and too many pixels throw when it is read. */
export async function openImage(bytes: Buffer): Promise<Sharp> {
  const library = await imageLibrary();
  return library(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true, pages: 1 });
}
