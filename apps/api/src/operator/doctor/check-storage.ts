import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openImageStore } from '../../adapters/image-store/open-image-store.ts';
import type { Config } from '../../config.ts';
import { certificateCodeOf } from '../../certificate-rejected.ts';
import { findingOf, type Check } from './check.ts';

/** Stores a file of a few bytes, reads it and deletes it. */
export const checkImageStore: Check = {
  name: 'image store',
  run: async ({ imageStore }) => {
    const finding = findingOf('image store');
    const store = openImageStore(imageStore);
    const folder = randomUUID();
    const key = `${folder}/doctor`;
    try {
      await store.put(key, Buffer.from(folder), 'text/plain');
      const file = await store.open(key);
      const isSame = file && file !== 'unsatisfiable' && (await buffer(file.stream)).toString() === folder;
      await store.deleteFolder(folder);
      return isSame
        ? finding('ok', 'A file was stored, read and deleted.')
        : finding('wrong', 'A stored file could not be read.');
    } catch (error) {
      return finding('wrong', failureOf(imageStore, error as NodeJS.ErrnoException));
    } finally {
      store.close();
    }
  },
};

function failureOf(place: Config['imageStore'], { code, message }: NodeJS.ErrnoException): string {
  const advice = code === 'ENOSPC' ? 'Free some space.' : 'Correct its permissions, or DATA_DIR or IMAGE_STORE.';
  // The folder is named here already, and in the message once more with a made-up file.
  return 'folder' in place
    ? `No file can be stored in ${place.folder} (${code ?? message}). ${advice}`
    : `No file can be stored (${message}). ${certificateCodeOf({ code }) ? 'Renew it, or correct IMAGE_STORE' : 'Correct IMAGE_STORE, or the permissions of its key'}.`;
}

/** The first picture creates the folder: until then its parent is the place. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

const leastBytes = 1_000_000_000;

/** Reads the free space of the folder of the images. A bucket has no such limit. */
export const checkDisk: Check = {
  name: 'disk',
  run: async ({ imageStore }: Config) => {
    const finding = findingOf('disk');
    if (!('folder' in imageStore)) return finding('ok', 'The images are in a bucket.');
    const { bavail, blocks, bsize } = await statfs(existing(resolve(imageStore.folder)));
    const free = bavail * bsize;
    // Some file systems do not say how large they are.
    if (blocks === 0) return finding('warning', 'The free space for images is not known.');
    const sentence = `${(free / 1e9).toFixed(1)} GB are free for images (${Math.round((bavail / blocks) * 100)} %).`;
    return free < leastBytes ? finding('warning', `${sentence} Free some space.`) : finding('ok', sentence);
  },
};
