const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_none, index) => String.fromCodePoint(0x20 + index));
const others = [...'\u00a0©°²·½×éñ–—‘’“”•…€→−≤≥'];

/** Every character that an English page is set in. The faces come in two files: these, and the rest of Latin for whoever needs it. */
export const coreLetters = [...ascii, ...others].join('');

/** The same as CSS knows it (`unicode-range`). */
export const coreRange = `U+20-7E, ${others.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(', ')}`;
