import { createHash } from 'node:crypto';

/** Passes the bytes of a file on. `sha256` is known at their end. */
export function hashedImage(stream: AsyncIterable<Buffer>): { source: AsyncGenerator<Buffer>; sha256: () => string } {
  const hash = createHash('sha256');
  async function* pass() {
    for await (const bytes of stream) {
      hash.update(bytes);
      yield bytes;
    }
  }
  return { source: pass(), sha256: () => hash.digest('hex') };
}

/** The line of a file in the checksum of all files. */
export const imageLine = (key: string, sha256: string): string => `${sha256}  ${key}\n`;
