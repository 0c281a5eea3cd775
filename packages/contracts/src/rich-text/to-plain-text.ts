import type { RichBlock, RichDocument, RichInline } from './document.ts';

const textOf = (children: RichInline[]): string =>
  children
    .map((inline) => ('type' in inline ? inline.children.map(({ text }) => text).join('') : inline.text))
    .join('');

function blockText(block: RichBlock): string {
  if (block.type === 'bulleted-list') return block.children.map((item) => `- ${textOf(item.children)}`).join('\n');
  if (block.type === 'numbered-list') {
    return block.children.map((item, index) => `${index + 1}. ${textOf(item.children)}`).join('\n');
  }
  if (block.type === 'table') {
    return block.rows.map((cells) => cells.map(({ children }) => textOf(children)).join(' | ')).join('\n');
  }
  return textOf(block.children);
}

/** The words alone, blocks apart by a blank line, list items with a hyphen or their number, cells with a bar. */
export function toPlainText(document: RichDocument): string {
  return document
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
