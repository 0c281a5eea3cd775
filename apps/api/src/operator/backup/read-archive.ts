import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { decrypt, UnreadableBackup } from './encryption.ts';

/** Reads one file to its end. */
type OnFile = (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>;

/** Reads an archive file by file. Throws `UnreadableBackup` with a message for a damaged one or a wrong key. */
export async function readArchive(path: string, key: Buffer | undefined, onFile: OnFile): Promise<void> {
  const extract = createExtract();
  const read = pipeline(createReadStream(path), (source) => decrypt(source, key), createGunzip(), extract);
  const [looped, ended] = await Promise.allSettled([loop(extract, onFile), read]);
  // A damaged source ends the loop too, with an error that says less.
  const reason = [ended, looped].map((each) => (each.status === 'rejected' ? unreadable(each.reason) : undefined));
  const error = reason.find(Boolean) ?? (looped.status === 'rejected' && looped.reason);
  if (error) throw error;
}

async function loop(extract: ReturnType<typeof createExtract>, onFile: OnFile): Promise<void> {
  for await (const entry of extract) await onFile(entry.header.name, entry as AsyncIterable<Buffer>);
}

/** Translates the errors of reading, decompressing and unpacking; undefined for others. */
function unreadable(error: NodeJS.ErrnoException): Error | undefined {
  if (error instanceof UnreadableBackup) return error;
  if (error.code === 'ENOENT') return new Error(`There is no file ${error.path}.`);
  if (error.syscall !== undefined) return error;
  if (error.code === 'Z_BUF_ERROR')
    return new UnreadableBackup('The backup is damaged: it ends early. Use another copy of it.');
  if (error.code?.startsWith('Z_') || /tar header|Unexpected end of data/.test(error.message))
    return new UnreadableBackup('The file is no backup of this product, or it is damaged. Use another copy of it.');
  return undefined;
}
