import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { typeOfEnding } from '../../features/images/image-files.ts';
import { imageLine } from './hashed-image.ts';
import type { BackupManifest } from './manifest.ts';

/** Puts files into the image store, and counts them. A file of a failed restore is written again with the same bytes. */
export function imageLoader(store: ImageStore) {
  const all = createHash('sha256');
  const counts = { files: 0, bytes: 0 };
  const load = async (key: string, source: AsyncIterable<Buffer>) => {
    const bytes = await buffer(source);
    await store.put(key, bytes, typeOfEnding[key.split('.').at(-1)!] ?? 'application/octet-stream');
    all.update(imageLine(key, createHash('sha256').update(bytes).digest('hex')));
    counts.files += 1;
    counts.bytes += bytes.length;
  };
  return { load, loaded: (): BackupManifest['images'] => ({ ...counts, sha256: all.digest('hex') }) };
}
