import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chunksOf } from './chunks-of.ts';

/** The first bytes of an encrypted backup. Then follow a salt, a check of the key, and the chunks. */
const magic = Buffer.from('lanesight-backup-1\n');
const saltBytes = 16;
const checkBytes = 16;
const headerBytes = magic.length + saltBytes + checkBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/** A backup that cannot be read. */
export class UnreadableBackup extends Error {}

/** Derives the keys of one file, so that no two files share a key and its nonces. */
function keysOf(backupKey: Buffer, salt: Buffer): { key: Buffer; check: Buffer } {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', backupKey, salt, `lanesight backup ${purpose}`, length));
  return { key: derive('encryption', 32), check: derive('check', checkBytes) };
}

/** Counts the chunks, and marks the last one: a chunk that is moved, repeated or cut off is noticed. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a stream with AES-256-GCM in chunks, each with its tag. */
export async function* encrypt(source: AsyncIterable<Buffer>, backupKey: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const { key, check } = keysOf(backupKey, salt);
  const header = Buffer.concat([magic, salt, check]);
  yield header;
  let index = 0;
  for await (const { chunk, isLast } of chunksOf(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts a stream if it is encrypted. Throws `UnreadableBackup` for a wrong key and for changed bytes. */
export async function* decrypt(source: AsyncIterable<Buffer>, backupKey: Buffer | undefined): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(source);
  if (!header.subarray(0, magic.length).equals(magic)) {
    yield header;
    return yield* rest;
  }
  const key = keyFor(header, backupKey);
  let index = 0;
  for await (const { chunk, isLast } of chunksOf(rest, chunkBytes + tagBytes)) {
    const at = headerBytes + index * (chunkBytes + tagBytes);
    yield open(chunk, createDecipheriv('aes-256-gcm', key, nonceOf(index++, isLast)).setAAD(header), at);
  }
}

function keyFor(header: Buffer, backupKey: Buffer | undefined): Buffer {
  if (header.length < headerBytes) throw new UnreadableBackup('The backup is damaged: it ends in its first bytes.');
  if (!backupKey)
    throw new UnreadableBackup('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
  const { key, check } = keysOf(backupKey, header.subarray(magic.length, magic.length + saltBytes));
  if (timingSafeEqual(check, header.subarray(-checkBytes))) return key;
  throw new UnreadableBackup(
    'BACKUP_KEY is not the key that encrypted this backup. Use the key of its time; a key that is lost cannot be replaced.',
  );
}

function open(chunk: Buffer, decipher: ReturnType<typeof createDecipheriv>, at: number): Buffer {
  try {
    const body = Buffer.concat([
      (decipher as import('node:crypto').DecipherGCM)
        .setAuthTag(chunk.subarray(-tagBytes))
        .update(chunk.subarray(0, -tagBytes)),
      decipher.final(),
    ]);
    return body;
  } catch (cause) {
    throw new UnreadableBackup(
      `The backup is damaged near byte ${at}: it was changed, or copied in part. Use another copy of it.`,
      { cause },
    );
  }
}

async function splitHeader(source: AsyncIterable<Buffer>): Promise<{ header: Buffer; rest: AsyncIterable<Buffer> }> {
  const iterator = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < headerBytes) {
    const { value, done } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return { header: start.subarray(0, headerBytes), rest: continued(start.subarray(headerBytes), iterator) };
}

async function* continued(first: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (;;) {
    const { value, done } = await iterator.next();
    if (done) return;
    yield value;
  }
}
