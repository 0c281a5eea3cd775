/** Returns the Message-ID of a message, with angle brackets; undefined without a valid one. */
export function messageIdOf(content: Buffer): string | undefined {
  const end = content.indexOf('\r\n\r\n');
  const head = content.subarray(0, end < 0 ? content.length : end).toString('latin1');
  return /^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1];
}
