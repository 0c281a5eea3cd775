import type { RichBlock, RichInline, RichList, RichTable } from './document.ts';
import { lineBreak, tidied } from './tidy-inlines.ts';

/** Returns the content of a block for a place that takes no blocks, such as a list item. */
export function inlinesOf(block: Exclude<RichBlock, RichList | RichTable>): RichInline[] {
  if (block.type === 'divider') return [];
  if (block.type !== 'code-block') return block.children;
  return tidied(block.children.map(({ text }) => ({ text: text.replaceAll('\n', lineBreak) })));
}

/** Joins blocks to the lines of one. */
export const joinedLines = (blocks: readonly { children: RichInline[] }[]): RichInline[] =>
  blocks.flatMap(({ children }, index) => (index === 0 ? children : [{ text: '\n' }, ...children]));
