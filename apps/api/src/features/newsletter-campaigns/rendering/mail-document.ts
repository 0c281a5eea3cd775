import {
  cellsOf,
  isRichList,
  type RichBlock,
  type RichDocument,
  type RichInline,
  type RichText,
} from '@workspace/contracts/rich-text/document';
import { normalizeInlines } from '@workspace/contracts/rich-text/normalize-inlines';
import { isMailUrl } from '@workspace/contracts/rich-text/mail-url';
import { linkAddresses } from '@workspace/contracts/rich-text/web-addresses';
import { mapInlines } from '@workspace/contracts/rich-text/map-inlines';

const paragraph = (children: RichInline[]): RichBlock => ({ type: 'paragraph', children });

/**
 * Reduces a rich text to what every mail client shows: paragraphs, headings, lists, quotes, bold, italic and links.
 * Other blocks become paragraphs with their text.
 */
export const mailDocument = (document: RichDocument): RichDocument =>
  mapInlines(
    document.flatMap((block) => toMailBlocks(block)),
    (children) => normalizeInlines(children.flatMap(toMailInlines)),
  );

function toMailBlocks(block: RichBlock): RichBlock[] {
  if (isRichList(block)) return [block];
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'heading':
      return [block];
    case 'callout':
    case 'figure':
    case 'drawing':
    case 'code-block':
      return [paragraph(block.children)];
    case 'link-card':
    case 'video':
      return [paragraph([{ type: 'link', url: block.url, children: [{ text: block.title || block.url }] }])];
    case 'table':
      return cellsOf(block).map(({ children }) => paragraph(children));
    case 'divider':
      return [];
  }
}

function toMailInlines(inline: RichInline): RichInline[] {
  if (!('type' in inline)) return [toMailText(inline)];
  if (inline.type === 'footnote')
    return linkAddresses([{ text: ` (${inline.children.map(({ text }) => text).join('')})` }]);
  const children = inline.children.map(toMailText);
  return [isMailUrl(inline.url) ? { ...inline, children } : { text: children.map(({ text }) => text).join('') }];
}

/** A line break is written as the separator that `normalizeInlines` reads: it takes others for white space. */
const toMailText = ({ text, bold, italic }: RichText): RichText => ({
  text: text.replaceAll('\n', '\u2028'),
  ...(bold && { bold }),
  ...(italic && { italic }),
});
