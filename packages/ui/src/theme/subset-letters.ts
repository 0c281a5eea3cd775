const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_none, index) => String.fromCodePoint(0x20 + index));
const marks = [...'\u00a0×–—’“”€±−'];

/** Returns letters as a CSS range; neighbors are one part of it, since each page has it in its first packets. */
function rangeOf(letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.codePointAt(0)!).toSorted((a, b) => a - b);
  const firsts = codes.filter((code) => !codes.includes(code - 1));
  const parts = firsts.map((first) => {
    let last = first;
    while (codes.includes(last + 1)) last += 1;
    return `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`;
  });
  return parts.join(',');
}

// Signs use letters, digits and a few marks. This font is needed for the first paint: it fits into the data that a
// server sends at once. It lacks the middle dot: Overpass has one without a width.
const sign = [...ascii.filter((letter) => !'{}|~^`\\_<>[]#"'.includes(letter)), ...marks];
const text = [...ascii, ...marks, ...'·©°²½éñ•…‘÷'];

/**
 * The characters of an English page, for each kind of font. A font comes in two files: these, and the rest of Latin on
 * demand. `range` is the same in CSS notation (`unicode-range`).
 */
export const subsetLetters = {
  sign: { letters: sign.join(''), range: rangeOf(sign), keepsAlternates: false },
  text: { letters: text.join(''), range: rangeOf(text), keepsAlternates: true },
} as const;
