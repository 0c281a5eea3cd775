import {
  isCaptioned,
  isRichList,
  type RichCaptioned,
  type RichDocument,
  type RichInline,
  type RichList,
} from './document.ts';
import { inlineText, rowText } from './inline-text.ts';

/** A block's text and its path: the index of the block, and of the item in each list or the row in a table. */
export interface BlockText {
  path: number[];
  text: string;
  /**
   * The part of the block, if it is not its own text: its alt text, its title, a row of a drawing's values, or a
   * footnote by its index in the block.
   */
  part?: 'alt' | 'title' | 'values' | { note: number };
}

/** Returns every block with text, in reading order, and each footnote after its block. */
export function blockTexts(document: RichDocument): BlockText[] {
  return document.flatMap((block, index): BlockText[] => {
    if (block.type === 'table')
      return block.children.flatMap((row, at) => [
        { path: [index, at], text: rowText(row) },
        ...noteTexts(
          row.children.flatMap(({ children }) => children),
          [index, at],
        ),
      ]);
    if (block.type === 'divider') return [];
    if (isCaptioned(block)) return [...bodyTexts(block, [index]), ...ownTexts(block.children, [index])];
    if (isRichList(block)) return itemTexts(block, [index]);
    return ownTexts(block.children, [index]);
  });
}

function itemTexts({ children }: RichList, path: number[]): BlockText[] {
  return children.flatMap((child, at) => {
    const here = [...path, at];
    return isRichList(child) ? itemTexts(child, here) : ownTexts(child.children, here);
  });
}

const ownTexts = (children: RichInline[], path: number[]): BlockText[] => [
  { path, text: inlineText(children) },
  ...noteTexts(children, path),
];

const noteTexts = (children: RichInline[], path: number[]): BlockText[] =>
  children
    .filter((inline) => 'type' in inline && inline.type === 'footnote')
    .map((footnote, note) => ({ path, text: inlineText(footnote.children), part: { note } }));

/** Returns the texts of a block other than its caption. */
function bodyTexts(block: RichCaptioned, path: number[]): BlockText[] {
  if (block.type === 'drawing') return block.rows.map((row) => ({ path, text: row.join(' | '), part: 'values' }));
  if (block.type !== 'figure') return [{ path, text: block.title, part: 'title' }];
  return block.alt && !block.isDecorative ? [{ path, text: block.alt, part: 'alt' }] : [];
}
