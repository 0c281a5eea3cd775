import { inlineText, rowText } from './inline-text.ts';
import {
  isCaptioned,
  isRichList,
  type RichBlock,
  type RichCaptioned,
  type RichDocument,
  type RichList,
} from './document.ts';
import { numberedFootnotes } from './numbered-footnotes.ts';

function listLines(list: RichList): string[] {
  let number = list.type === 'numbered-list' ? (list.start ?? 1) : 0;
  return list.children.flatMap((child) => {
    if (isRichList(child)) return listLines(child).map((line) => `  ${line}`);
    const mark = list.type === 'numbered-list' ? `${number++}.` : '-';
    return `${mark} ${inlineText(child.children)}`;
  });
}

function blockText(block: RichBlock): string {
  if (block.type === 'divider') return '---';
  if (isCaptioned(block))
    return [...bodyLines(block), inlineText(block.children), block.type === 'figure' ? block.credit : '']
      .filter((line) => line?.trim())
      .join('\n');
  if (isRichList(block)) return listLines(block).join('\n');
  if (block.type === 'table') {
    return block.children.map(rowText).join('\n');
  }
  return inlineText(block.children);
}

/** Returns the lines of a block before its caption. */
function bodyLines(block: RichCaptioned): string[] {
  switch (block.type) {
    case 'figure':
      return block.alt && !block.isDecorative ? [`[Picture: ${block.alt}]`] : [];
    case 'drawing':
      return block.rows.map((row) => row.join(' | '));
    case 'link-card':
      return [`${block.title}: ${block.url}`];
    case 'video':
      return [`[Video: ${block.title}] ${block.url}`];
  }
}

/**
 * Formats plain text: blocks separated by a blank line, list items with a hyphen or their number and indented by their
 * depth, cells with a bar, pictures with their alt text, cards and videos with their URL, and footnotes at the end.
 */
export function toPlainText(document: RichDocument): string {
  const { document: numbered, notes } = numberedFootnotes(document);
  const list = notes.map((children, index) => `[${index + 1}] ${inlineText(children)}`).join('\n');
  return [...numbered.map(blockText), list].filter((text) => text.trim() !== '').join('\n\n');
}
