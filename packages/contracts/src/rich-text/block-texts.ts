import { isRichList, type RichDocument, type RichInline, type RichList, type RichText } from './document.ts';

/** A block's text and its path: the index of the block, and of the item in each list. */
export interface BlockText {
  path: number[];
  text: string;
}

/**
 * Returns the text of a block, one character for each that the editor counts; superscript and subscript digits are
 * preserved.
 */
export const inlineText = (children: readonly RichInline[]): string =>
  children.map((inline) => ('type' in inline ? inline.children.map(plainRun).join('') : plainRun(inline))).join('');

const plain = '0123456789+-=()';
const scripts = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' } as const;

/** Plain text has no styles, and 10⁶ must not read 106. */
const plainRun = ({ text, script }: RichText): string =>
  script ? text.replace(/[0-9+\-=()]/g, (character) => scripts[script][plain.indexOf(character)]!) : text;

/** Returns every block with text, in reading order. All rows of a table have the table's path. */
export function blockTexts(document: RichDocument): BlockText[] {
  return document.flatMap((block, index): BlockText[] => {
    if (block.type === 'table')
      return block.rows.map((row) => ({
        path: [index],
        text: row.map(({ children }) => inlineText(children)).join(' | '),
      }));
    if (isRichList(block)) return itemTexts(block, [index]);
    return [{ path: [index], text: inlineText(block.children) }];
  });
}

function itemTexts({ children }: RichList, path: number[]): BlockText[] {
  return children.flatMap((child, at) => {
    const here = [...path, at];
    return isRichList(child) ? itemTexts(child, here) : [{ path: here, text: inlineText(child.children) }];
  });
}
