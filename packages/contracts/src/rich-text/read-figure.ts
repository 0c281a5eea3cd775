import type { RichBlock, RichFigure } from './document.ts';
import { elementOf, type HtmlNode } from './html-node.ts';
import { allInlines } from './inlines-of.ts';
import { isMediaUrl } from './media-url.ts';
import { isFootnote } from './read-footnote.ts';

type Read = (part: HtmlNode) => RichBlock[];

const nameOf = (node: HtmlNode): string => node.nodeName.toUpperCase();
const isCredit = (node: HtmlNode): boolean => nameOf(node) === 'SMALL' && !isFootnote(node);
const hasAttribute = (node: HtmlNode, name: string): boolean => typeof node.getAttribute?.(name) === 'string';

/** Converts an `img` to a figure without a caption. Undefined for a picture that this product does not store. */
export function readPicture(node: HtmlNode): RichFigure | undefined {
  const url = node.getAttribute?.('src') ?? '';
  if (!isMediaUrl(url)) return undefined;
  const isDecorative = hasAttribute(node, 'data-decorative');
  const alt = isDecorative ? '' : (node.getAttribute?.('alt') ?? '');
  return { type: 'figure', url, alt, ...(isDecorative && { isDecorative }), children: [{ text: '' }] };
}

/** Converts an element `figure` with a caption: its last picture gets it. Undefined without a picture of ours. */
export function readFigure(node: HtmlNode, read: Read): RichBlock[] | undefined {
  const parts = Array.from(node.childNodes);
  const caption = parts.find((part) => nameOf(part) === 'FIGCAPTION');
  const blocks = read(elementOf(parts.filter((part) => part !== caption)));
  const at = blocks.findLastIndex(({ type }) => type === 'figure');
  if (!caption || at === -1) return undefined;
  return blocks.with(at, { ...(blocks[at] as RichFigure), ...readCaption(caption, read) });
}

function readCaption(caption: HtmlNode, read: Read): Pick<RichFigure, 'credit' | 'children'> {
  const parts = Array.from(caption.childNodes);
  const credit = parts
    .filter(isCredit)
    .map(({ textContent }) => (textContent ?? '').replaceAll(/[ \t\n\r\f]+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
  const children = allInlines(read(elementOf(parts.filter((part) => !isCredit(part)))));
  return { ...(credit && { credit }), children: children.length > 0 ? children : [{ text: '' }] };
}
