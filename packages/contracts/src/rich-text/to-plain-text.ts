import { inlineText } from './block-texts.ts';
import type { RichBlock, RichDocument } from './document.ts';

function blockText(block: RichBlock): string {
  if (block.type === 'bulleted-list') return block.children.map((item) => `- ${inlineText(item.children)}`).join('\n');
  if (block.type === 'numbered-list') {
    return block.children.map((item, index) => `${index + 1}. ${inlineText(item.children)}`).join('\n');
  }
  if (block.type === 'table') {
    return block.rows.map((cells) => cells.map(({ children }) => inlineText(children)).join(' | ')).join('\n');
  }
  return inlineText(block.children);
}

/** The words alone, blocks apart by a blank line, list items with a hyphen or their number, cells with a bar. */
export function toPlainText(document: RichDocument): string {
  return document
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
