import { createHash } from 'node:crypto';
import type { ImageVariant } from '@workspace/contracts/images';

/** A change of how files are made changes this number, and with it the names of new files. */
const pipeline = 1;

/** Returns the first 16 hexadecimal digits of the hash that names the files of an upload. */
export const hashOf = (upload: Buffer): string =>
  createHash('sha256').update(`${pipeline}\n`).update(upload).digest('hex').slice(0, 16);

/** The name of the upload itself, which only the job reads: it may say where a photo was taken. */
export const uploadKey = (id: string, hash: string): string => `${id}/${hash}-upload`;

const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const;

/** The media types of the files by their endings. */
export const typeOfEnding: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(endings).map(([format, ending]) => [ending, `image/${format}`]),
);

export interface ImageFile {
  key: string;
  type: string;
  variant: ImageVariant;
}

/** Names a file of an image: its key in the store, and its path on the site. */
export function imageFile(id: string, hash: string, format: ImageVariant['format'], width: number): ImageFile {
  const ending = endings[format];
  const key = `${id}/${hash}-${width}.${ending}`;
  return { key, type: `image/${format}`, variant: { url: `/media/${key}`, width, format } };
}
