/** Lengths of the lines of a text that a program has wrapped. */
const shortest = 40;
const longest = 100;

/**
 * Returns true for the lines of a paragraph that was wrapped at a column, as in a PDF: all but the last are about
 * equally long, and one breaks a sentence.
 */
export function areWrapped(lines: readonly string[]): boolean {
  const most = Math.max(...lines.map(({ length }) => length));
  const full = lines.slice(0, -1);
  return (
    full.length > 0 &&
    most <= longest &&
    full.every(({ length }) => length >= shortest && length >= most * 0.6) &&
    full.some((line, at) => !/[.!?:;]$/.test(line.trimEnd()) || /^\p{Ll}/u.test(lines[at + 1]!.trimStart()))
  );
}

/** Joins wrapped lines, and words that were divided at a line's end unless the whole text has them with a hyphen. */
export function joinLines(lines: readonly string[], whole: string): string {
  return lines.reduce((text, line) => {
    const [, start = ''] = /(\p{L}+)[-\u00ad\u2010]$/u.exec(text) ?? [];
    const [end = ''] = /^\p{Ll}+/u.exec(line.trimStart()) ?? [];
    if (start === '' || end === '') return `${text.trimEnd()} ${line.trimStart()}`;
    const isCompound = whole.includes(`${start}-${end}`);
    return `${isCompound ? text : text.slice(0, -1)}${line.trimStart()}`;
  });
}
