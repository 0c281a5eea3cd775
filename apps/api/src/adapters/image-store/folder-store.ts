import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { bytesOfRange, type ImageStore } from './image-store.ts';

/** Stores files in a folder of this machine. */
export function folderStore(folder: string): ImageStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = join(root, key);
    if (!path.startsWith(`${root}/`)) throw new Error('A key must stay in the folder of the images');
    return path;
  };
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    open: async (key, range) => {
      const path = pathOf(key);
      const size = await sizeOf(path);
      if (size === undefined) return undefined;
      const part = range ? bytesOfRange(range, size) : { first: 0, last: size - 1 };
      if (!part) return 'unsatisfiable';
      return { ...part, size, stream: createReadStream(path, { start: part.first, end: part.last }) };
    },
    list: async (key) => {
      const names = await readdir(pathOf(key)).catch(emptyIfMissing);
      return names
        .filter((name) => !unfinishedName.test(name))
        .toSorted()
        .map((name) => `${key}/${name}`);
    },
    // Another request may store a file in it meanwhile.
    deleteFolder: (key) => rm(pathOf(key), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
    deleteFile: (key) => rm(pathOf(key), { force: true }),
    close: () => {},
  };
}

/** The name of a file that `writeWhole` has not finished. */
const unfinishedName = /\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** A reader sees all of a file or none of it, and a file that was reported as stored survives a power failure. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeSynced(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    // On a full disk, the part that fit would take the last space.
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return found?.isFile() ? found.size : undefined;
}
