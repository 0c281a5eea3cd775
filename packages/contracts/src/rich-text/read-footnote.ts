import type { RichBlock, RichFootnote, RichText } from './document.ts';
import type { HtmlNode } from './html-node.ts';
import { allInlines } from './inlines-of.ts';
import { withoutLinks } from './normalize-inlines.ts';

/** Returns true for an element that our serializer writes for a footnote. */
export const isFootnote = (node: HtmlNode): boolean => typeof node.getAttribute?.('data-footnote') === 'string';

/** Converts the element of a footnote, which holds text without links. Undefined for an empty one. */
export function readFootnote(node: HtmlNode, read: (node: HtmlNode) => RichBlock[]): RichFootnote | undefined {
  const runs = allInlines(read(node)).flatMap((inline): RichText[] => ('type' in inline ? inline.children : [inline]));
  const children = withoutLinks(runs) as RichText[];
  return children.length > 0 ? { type: 'footnote', children } : undefined;
}
