import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs';

const name = 'Subject: ';

/**
 * Encodes a personal subject for its header, folded: RFC 2047 words for anything but printable ASCII. Line breaks
 * become spaces, so that a name cannot add a header; text that looks like an encoded word is encoded, so that it is
 * shown as it is.
 */
export function encodeSubject(subject: string): string {
  const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const isPlain = /^[ -~]*$/.test(line) && !line.includes('=?');
  const value = isPlain ? line : encodeWord(line, 'Q', 52);
  return foldLines(name + value, 76).slice(name.length);
}
