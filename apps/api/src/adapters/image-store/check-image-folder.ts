import { randomUUID } from 'node:crypto';
import { folderStore } from './folder-store.ts';
import type { ImageStoreConfig } from './open-image-store.ts';

/**
 * Throws a message that says what to do when no file can be stored in the folder of the images. A full disk passes:
 * everything but uploads works without space. A bucket is not contacted.
 */
export async function checkImageFolder(config: ImageStoreConfig): Promise<void> {
  if (!('folder' in config)) return;
  const { folder } = config;
  const { put, deleteFile } = folderStore(folder);
  const key = `start-${randomUUID()}`;
  try {
    await put(key, Buffer.from(key), 'text/plain');
    await deleteFile(key);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    throw new Error(
      `No picture can be stored in the folder ${folder} (${code ?? message}). Make it writable for the user of this process, or correct DATA_DIR or IMAGE_STORE.`,
      { cause: error },
    );
  }
}
