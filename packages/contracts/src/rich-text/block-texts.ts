import { isRichList, type RichDocument, type RichFigure, type RichList } from './document.ts';
import { inlineText, rowText } from './inline-text.ts';

/** A block's text and its path: the index of the block, and of the item in each list or the row in a table. */
export interface BlockText {
  path: number[];
  text: string;
  /** The part of the block, if it is not the text that the editor shows in it. */
  part?: 'alt';
}

/** Returns every block with text, in reading order. */
export function blockTexts(document: RichDocument): BlockText[] {
  return document.flatMap((block, index): BlockText[] => {
    if (block.type === 'table') return block.children.map((row, at) => ({ path: [index, at], text: rowText(row) }));
    if (block.type === 'divider') return [];
    if (block.type === 'figure') return figureTexts(block, [index]);
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

function figureTexts({ alt, isDecorative, children }: RichFigure, path: number[]): BlockText[] {
  const caption = { path, text: inlineText(children) };
  return alt && !isDecorative ? [{ path, text: alt, part: 'alt' }, caption] : [caption];
}
