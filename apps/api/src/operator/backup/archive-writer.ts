import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import { encrypt } from './encryption.ts';

export interface ArchiveWriter {
  add: (name: string, source: Buffer | AsyncIterable<Buffer>, size?: number) => Promise<void>;
}

/**
 * Writes an archive (tar, gzip, encrypted with a key). A reader of `path` sees all of it or none. Returns its size in
 * bytes.
 */
export async function writeArchive(
  path: string,
  key: Buffer | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const unfinished = `${path}.${randomUUID()}.partial`;
  const pack = createPack();
  // Only its owner may read it. The flush makes it survive a power failure.
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  const bytes = Readable.from(pack);
  const gzip = createGzip({ level: 3 });
  const written = key ? pipeline(bytes, gzip, (source) => encrypt(source, key), file) : pipeline(bytes, gzip, file);
  // A full disk ends the filling too.
  written.catch((error: Error) => pack.destroy(error));
  try {
    await fill({ add: (name, source, size) => addEntry(pack, name, source, size) });
    pack.finalize();
    await written;
    await rename(unfinished, path);
    return (await stat(path)).size;
  } catch (thrown) {
    pack.destroy();
    const [failed] = await Promise.allSettled([written]);
    await rm(unfinished, { force: true });
    // The reason of a failed write is not the end of the pack that it caused.
    throw failed.status === 'rejected' && isSystemError(failed.reason) ? failed.reason : thrown;
  }
}

const isSystemError = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;

async function addEntry(
  pack: Pack,
  name: string,
  source: Buffer | AsyncIterable<Buffer>,
  size = (source as Buffer).length,
): Promise<void> {
  const entry = pack.entry({ name, size, mode: 0o600 });
  await pipeline(Buffer.isBuffer(source) ? Readable.from([source]) : source, entry);
}
