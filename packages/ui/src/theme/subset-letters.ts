const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_none, index) => String.fromCodePoint(0x20 + index));
const marks = [...'\u00a0·×–—’“”€±−'];
const rangeOf = (letters: readonly string[]) =>
  letters.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',');

// Signs use letters, digits and a few marks. This font is needed for the first paint: it fits into the data that a
// server sends at once.
const sign = [...ascii.filter((letter) => !'{}|~^`\\_<>[]#"'.includes(letter)), ...marks];
const text = [...ascii, ...marks, ...'©°²½éñ•…‘÷'];

/**
 * The characters of an English page, for each kind of font. A font comes in two files: these, and the rest of Latin on
 * demand. `range` is the same in CSS notation (`unicode-range`).
 */
export const subsetLetters = {
  sign: { letters: sign.join(''), range: rangeOf(sign), keepsAlternates: false },
  text: { letters: text.join(''), range: rangeOf(text), keepsAlternates: true },
} as const;
