import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const zstd = promisify(zstdCompress);

/** A compression dictionary that browsers store (RFC 9842). */
export interface Dictionary {
  bytes: Buffer;
  sha256: Buffer;
  /** The `Available-Dictionary` header of a browser that has it. */
  availableHeader: string;
}

/** Returns a dictionary of the bytes. */
export function dictionaryOf(bytes: Buffer): Dictionary {
  const sha256 = createHash('sha256').update(bytes).digest();
  return { bytes, sha256, availableHeader: availableHeaderOf(sha256) };
}

/** Returns the `Available-Dictionary` header of a browser that has the dictionary with this hash. */
export const availableHeaderOf = (sha256: Buffer): string => `:${sha256.toString('base64')}:`;

/** A skippable zstd frame of 32 bytes, which hold the hash of the dictionary. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
/** Bytes before the compressed content. */
const hashStart = magic.length;
const hashEnd = hashStart + 32;

/** Browsers decode a window of at most 2^23 bytes; zstd takes more at its highest levels. */
const windowLog = 23;

/** Returns the bytes in the encoding `dcz`: zstd with a dictionary. `level` is zstd's, from 1 to 22. */
export async function compressWith(dictionary: Dictionary, bytes: Buffer, level: number): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: windowLog };
  const options = { dictionary: dictionary.bytes, params, pledgedSrcSize: bytes.length };
  return Buffer.concat([magic, dictionary.sha256, await zstd(bytes, options)]);
}

/** Returns the hash of the dictionary that bytes in the encoding `dcz` need. Throws when they are in another encoding. */
export function dictionaryHashIn(compressed: Buffer): Buffer {
  if (!compressed.subarray(0, hashStart).equals(magic)) throw new Error('The file is not in the encoding dcz.');
  return compressed.subarray(hashStart, hashEnd);
}

/** Returns true when the request's headers allow `dcz` with the dictionary that the `Available-Dictionary` header names. */
export function acceptsDictionary(
  headers: NodeJS.Dict<string | string[]>,
  availableHeader: string | undefined,
): boolean {
  if (availableHeader === undefined || headers['available-dictionary'] !== availableHeader) return false;
  return /(?:^|,)\s*dcz\s*(?:,|$)/.test(String(headers['accept-encoding']));
}
