/** The facts of a picture, from its bytes. */
export interface PictureFacts {
  type: 'image/jpeg' | 'image/png' | 'image/gif';
  width: number;
  height: number;
  /** False when the end of the file is missing. */
  isWhole: boolean;
}

/** Reads type and size of a JPEG, PNG or GIF file. Undefined for other bytes. */
export function pictureFacts(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 24) return undefined;
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1A\n')
    return {
      type: 'image/png',
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
      isWhole: bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND',
    };
  if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)))
    return {
      type: 'image/gif',
      width: bytes.readUInt16LE(6),
      height: bytes.readUInt16LE(8),
      isWhole: bytes.at(-1) === 0x3b,
    };
  const frame = bytes.readUInt16BE(0) === 0xff_d8 ? jpegFrame(bytes) : undefined;
  return frame && { type: 'image/jpeg', ...frame, isWhole: bytes.readUInt16BE(bytes.length - 2) === 0xff_d9 };
}

/** Finds the segment with the size of a JPEG. */
function jpegFrame(bytes: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    // The markers from C0 to CF begin a frame, except those of tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}
