import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const key = randomBytes(32);
const chunk = 64 * 1024;

/** Streams bytes in pieces of an odd size. */
const streamOf = (bytes: Buffer, size = 70_001) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  );
const encrypted = (bytes: Buffer) => buffer(encrypt(streamOf(bytes), key));
const decrypted = (bytes: Buffer, by: Buffer | undefined = key, size?: number) =>
  buffer(decrypt(streamOf(bytes, size), by));

describe('encrypt', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 7])(
    'is undone by decrypt for %i bytes',
    async (size) => {
      const bytes = randomBytes(size);
      const secret = await encrypted(bytes);
      expect(await decrypted(secret)).toEqual(bytes);
      expect(await decrypted(secret, key, 13)).toEqual(bytes);
    },
  );

  it('encrypts the same bytes differently each time', async () => {
    const bytes = randomBytes(100);
    expect(await encrypted(bytes)).not.toEqual(await encrypted(bytes));
  });
});

describe('decrypt', () => {
  it('passes bytes on that are not encrypted', async () => {
    const bytes = Buffer.from('plain');
    expect(await decrypted(bytes)).toEqual(bytes);
  });

  it('names a wrong key, and a missing one', async () => {
    const secret = await encrypted(randomBytes(100));
    await expect(decrypted(secret, randomBytes(32))).rejects.toThrow(/^BACKUP_KEY is not the key that encrypted/);
    await expect(buffer(decrypt(streamOf(secret), undefined))).rejects.toThrow(
      /^The backup is encrypted: set BACKUP_KEY/,
    );
  });

  it.each([51, 51 + 100, 51 + chunk, 51 + chunk + 15, 51 + chunk + 16, -17, -1])(
    'notices a flipped bit at byte %i',
    async (at) => {
      const secret = await encrypted(randomBytes(2 * chunk));
      const index = at < 0 ? secret.length + at : at;
      secret[index] = secret[index]! ^ 1;
      await expect(decrypted(secret)).rejects.toThrow(/^The backup is damaged near byte \d+: it was changed/);
    },
  );

  it('notices chunks that are missing at the end, moved or repeated', async () => {
    const secret = await encrypted(randomBytes(3 * chunk));
    const [start, whole] = [51, chunk + 16];
    const piece = (index: number) => secret.subarray(start + index * whole, start + (index + 1) * whole);
    const header = secret.subarray(0, start);
    for (const pieces of [
      [piece(0), piece(1)],
      [piece(1), piece(0), piece(2)],
      [piece(0), piece(0), piece(1), piece(2)],
      [piece(0), piece(1), piece(2), piece(2)],
      [],
    ])
      await expect(decrypted(Buffer.concat([header, ...pieces]))).rejects.toThrow(/^The backup is damaged/);
    await expect(decrypted(secret.subarray(0, 30))).rejects.toThrow('it ends in its first bytes');
  });
});
