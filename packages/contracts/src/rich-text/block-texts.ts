import type { RichDocument, RichInline } from './document.ts';

/** A block's words, and where it stands: the number of the block, and of the item inside of a list. */
export interface BlockText {
  path: number[];
  text: string;
}

/** The characters of a block as the editor counts them. */
export const inlineText = (children: readonly RichInline[]): string =>
  children
    .map((inline) => ('type' in inline ? inline.children.map(({ text }) => text).join('') : inline.text))
    .join('');

/** Every block with words, in reading order. A table's rows all stand where the table does. */
export function blockTexts(document: RichDocument): BlockText[] {
  return document.flatMap((block, index): BlockText[] => {
    if (block.type === 'table')
      return block.rows.map((row) => ({
        path: [index],
        text: row.map(({ children }) => inlineText(children)).join(' | '),
      }));
    if (block.type === 'bulleted-list' || block.type === 'numbered-list')
      return block.children.map((item, at) => ({ path: [index, at], text: inlineText(item.children) }));
    return [{ path: [index], text: inlineText(block.children) }];
  });
}
