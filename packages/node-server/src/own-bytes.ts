/**
 * Returns the bytes in memory of their own. Compressed bytes, and others from Node's pool, are parts of a larger buffer,
 * all of which stays in memory as long as they do.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}
