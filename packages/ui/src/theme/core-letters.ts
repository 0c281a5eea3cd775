const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_none, index) => String.fromCodePoint(0x20 + index));
const marks = [...'\u00a0·×–—’“”€'];
const rangeOf = (letters: readonly string[]) =>
  letters.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',');

// Signs are set in letters, figures and a few marks. This face stands before the first paint: it fits what a server sends at once.
const sign = [...ascii.filter((letter) => !'{}|~^`\\_<>[]#"'.includes(letter)), ...marks];
const text = [...ascii, ...marks, ...'©°±²½éñ•…‘÷−'];

/**
 * The characters that an English page is set in, for each kind of face. A face comes in two files: these, and the rest
 * of Latin for whoever needs it. `range` is the same as CSS knows it (`unicode-range`).
 */
export const coreLetters = {
  sign: { letters: sign.join(''), range: rangeOf(sign), keepsAlternates: false },
  text: { letters: text.join(''), range: rangeOf(text), keepsAlternates: true },
} as const;
