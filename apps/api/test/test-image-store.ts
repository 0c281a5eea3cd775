import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../src/adapters/image-store/folder-store.ts';
import type { ImageStore } from '../src/adapters/image-store/image-store.ts';

/** Creates an image store in a temporary folder. `remove` deletes it. */
export async function testImageStore(): Promise<{ store: ImageStore; folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  return { store: folderStore(folder), folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
