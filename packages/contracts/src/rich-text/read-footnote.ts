import type { RichBlock, RichFootnote, RichText } from './document.ts';
import type { HtmlNode } from './html-node.ts';
import { allInlines } from './inlines-of.ts';
import { withoutLinks } from './normalize-inlines.ts';
import { linksToWords } from './web-addresses.ts';

/** Returns true for an element that our serializer writes for a footnote. */
export const isFootnote = (node: HtmlNode): boolean => typeof node.getAttribute?.('data-footnote') === 'string';

/** Converts the element of a footnote, which holds text: a link leaves its words and address. Undefined if empty. */
export function readFootnote(node: HtmlNode, read: (node: HtmlNode) => RichBlock[]): RichFootnote | undefined {
  const children = withoutLinks(linksToWords(allInlines(read(node)))) as RichText[];
  return children.length > 0 ? { type: 'footnote', children } : undefined;
}
