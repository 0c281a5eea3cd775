/** The formats that uploads may have. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Recognizes the format of a file by its first bytes, whatever its name says. Undefined when it is none of these. */
export function imageKind(bytes: Buffer): ImageFormat | 'heic' | 'svg' | undefined {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'gif';
  if (at(4, 8) === 'ftyp') return heifKind(at(8, 64));
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i.test(at(0, 4_096))
    ? 'svg'
    : undefined;
}

/** The major brand comes first, then a version, then the compatible brands. */
function heifKind(brands: string): 'avif' | 'heic' | undefined {
  if (brands.startsWith('avif') || brands.startsWith('avis')) return 'avif';
  if (!heifBrands.includes(brands.slice(0, 4))) return undefined;
  return brands.includes('avif') ? 'avif' : 'heic';
}

// Four letters alone are among the pixels of one large photo in a hundred, so a tag name of three needs its end.
const markup = /^<(?:script|html|body|iframe|!doctype|\?php|svg[\s/>])/i;
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');

/** Returns true when a program could also read this image as a page or as an archive. */
export function isAlsoSomethingElse(bytes: Buffer): boolean {
  // The end of an archive is within the last 64 kB, before its comment.
  return bytes.subarray(-66_000).includes(archiveEnd) || bytes.subarray(0, 1_024).includes('%PDF-') || hasMarkup(bytes);
}

function hasMarkup(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('<'); at !== -1; at = bytes.indexOf('<', at + 1)) {
    const next = bytes[at + 1]! | 0x20;
    // Few bytes in a photo are followed by one of these: most positions end here.
    if (next !== 0x73 && next !== 0x68 && next !== 0x62 && next !== 0x69 && next !== 0x21 && next !== 0x3f) continue;
    if (markup.test(bytes.toString('latin1', at, at + 9))) return true;
  }
  return false;
}
