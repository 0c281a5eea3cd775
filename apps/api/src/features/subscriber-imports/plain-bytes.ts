const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);
/** Enough bytes to detect the encoding of a file. */
const sniffed = 4;

/**
 * Detects the encoding from the first bytes of a file. Spreadsheets mark UTF-16 with a BOM; without one, every other
 * byte of ASCII text is zero.
 */
function detectUtf16(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [a, b] = start;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (start.length < 2) return undefined;
  if (a !== 0 && b === 0) return 'utf-16le';
  return a === 0 && b !== 0 ? 'utf-16be' : undefined;
}

/**
 * Converts a file to UTF-8 or an ASCII-compatible code page: UTF-16 is transcoded, BOMs are removed. The code page
 * shows only in non-ASCII letters, so cells are decoded one by one: see `cellText`.
 */
export async function* plainBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    if (start === undefined) {
      yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < sniffed) continue;
    decoder = createDecoder(start);
    yield decodeStart(start, decoder);
    start = undefined;
  }
  if (start) yield decodeStart(start, createDecoder(start));
  else if (decoder) yield Buffer.from(decoder.decode());
}

function createDecoder(start: Buffer): TextDecoder | undefined {
  const writing = detectUtf16(start);
  return writing && new TextDecoder(writing);
}

function decodeStart(start: Buffer, decoder: TextDecoder | undefined): Buffer {
  if (decoder) return Buffer.from(decoder.decode(start, { stream: true }));
  return start.subarray(0, 3).equals(utf8Mark) ? start.subarray(3) : start;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const codePage = new TextDecoder('windows-1252');

/**
 * Decodes a cell from its bytes, each of which is a character of `cell`: UTF-8, or if invalid, the code page of
 * western spreadsheets.
 */
export function cellText(cell: string): string {
  if (!/[\x80-\xff]/.test(cell)) return cell;
  const bytes = Buffer.from(cell, 'latin1');
  try {
    return utf8.decode(bytes);
  } catch {
    return codePage.decode(bytes);
  }
}
