import {
  cellsOf,
  isRichList,
  type RichBlock,
  type RichDrawing,
  type RichInline,
  type RichLinkCard,
  type RichList,
  type RichTable,
  type RichVideo,
} from './document.ts';
import { hasContent } from './inline-text.ts';
import { lineBreak, normalizeInlines } from './normalize-inlines.ts';

/** Returns the content of a block for a place that takes no blocks, such as a list item. */
export function inlinesOf(block: Exclude<RichBlock, RichList | RichTable>): RichInline[] {
  if (block.type === 'divider') return [];
  if (block.type === 'drawing' || block.type === 'link-card' || block.type === 'video')
    return joinedLines([...bodyLines(block), block].filter(({ children }) => hasContent(children)));
  if (block.type !== 'code-block') return block.children;
  return normalizeInlines(block.children.map(({ text }) => ({ text: text.replaceAll('\n', lineBreak), code: true })));
}

/** Returns the lines of a block before its caption. */
function bodyLines(block: RichDrawing | RichLinkCard | RichVideo): { children: RichInline[] }[] {
  if (block.type === 'drawing')
    return block.rows.map((row) => ({ children: [{ text: row.filter((cell) => cell !== '').join(' ') }] }));
  return [{ children: [{ type: 'link', url: block.url, children: [{ text: block.title }] }] }];
}

/** Joins blocks to the lines of one. */
export const joinedLines = (blocks: readonly { children: RichInline[] }[]): RichInline[] =>
  blocks.flatMap(({ children }, index) => (index === 0 ? children : [{ text: '\n' }, ...children]));

/** Returns the content of all blocks, each list item and cell on a line of its own. */
export const allInlines = (blocks: readonly RichBlock[]): RichInline[] =>
  joinedLines(blocks.flatMap(linesOf).filter(({ children }) => hasContent(children)));

function linesOf(block: RichBlock | RichList['children'][number]): { children: RichInline[] }[] {
  if (block.type === 'list-item') return [block];
  if (isRichList(block)) return block.children.flatMap(linesOf);
  if (block.type === 'table') return cellsOf(block);
  return [{ children: inlinesOf(block) }];
}
