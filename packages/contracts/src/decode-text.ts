/**
 * Decodes text as spreadsheets write it: UTF-16, UTF-8, or the Western code page. A character that the end cuts short is
 * left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return new TextDecoder('utf-16le').decode(bytes);
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // Streaming mode accepts a character that is cut at the end.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
