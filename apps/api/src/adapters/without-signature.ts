const name = 'DKIM-Signature:';

/**
 * Removes our DKIM signature, which is the first header field of a signed message. For services that change signed
 * fields and sign themselves: a signature that fails makes receiving servers suspicious.
 */
export function withoutSignature(content: Buffer): Buffer {
  if (content.subarray(0, name.length).toString('latin1') !== name) return content;
  let end = content.indexOf('\r\n') + 2;
  // Folded lines begin with white space.
  while (content[end] === 0x20 || content[end] === 0x09) end = content.indexOf('\r\n', end) + 2;
  return content.subarray(end);
}
