const reserved = '|{}@[]()<>#\\*_~';

/** Parses little text to plain text; or returns the position of an unescaped reserved character. */
export function readLittleText(written: string): { text: string } | { fault: string } {
  let text = '';
  for (let at = 0; at < written.length; at += 1) {
    const character = written[at]!;
    if (character === '\\' && reserved.includes(written[at + 1] ?? ' ')) {
      at += 1;
      text += written[at];
    } else if (reserved.includes(character)) {
      return { fault: `reserved character "${character}" at ${at} is not escaped` };
    } else text += character;
  }
  return { text };
}
