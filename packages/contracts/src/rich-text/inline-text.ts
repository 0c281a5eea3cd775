import type { RichInline, RichTableRow, RichText } from './document.ts';

/**
 * Returns the text of a block without its footnotes, one character for each that the editor counts; superscript and
 * subscript digits are preserved.
 */
export const inlineText = (children: readonly RichInline[]): string =>
  children
    .map((inline) => {
      if (!('type' in inline)) return plainRun(inline);
      return inline.type === 'footnote' ? '' : inline.children.map(plainRun).join('');
    })
    .join('');

/** Returns true when there is something to read, also if it is only a footnote. */
export const hasContent = (children: readonly RichInline[]): boolean =>
  inlineText(children) !== '' || children.some((inline) => 'type' in inline && inline.type === 'footnote');

/** Returns the text of a table's row. */
export const rowText = ({ children: cells }: RichTableRow): string =>
  cells.map(({ children }) => inlineText(children)).join(' | ');

const plain = '0123456789+-=()';
const scripts = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' } as const;

/** Plain text has no styles, and 10⁶ must not read 106. */
const plainRun = ({ text, script }: RichText): string =>
  script ? text.replace(/[0-9+\-=()]/g, (character) => scripts[script][plain.indexOf(character)]!) : text;
