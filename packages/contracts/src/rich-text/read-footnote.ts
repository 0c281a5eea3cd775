import type { RichBlock, RichFootnote, RichText } from './document.ts';
import type { HtmlNode } from './html-node.ts';
import { allInlines } from './inlines-of.ts';

/** Returns true for an element that our serializer writes for a footnote. */
export const isFootnote = (node: HtmlNode): boolean => typeof node.getAttribute?.('data-footnote') === 'string';

/** Converts the element of a footnote, which holds text without links. Undefined for an empty one. */
export function readFootnote(node: HtmlNode, read: (node: HtmlNode) => RichBlock[]): RichFootnote | undefined {
  const children = allInlines(read(node)).flatMap((inline): RichText[] =>
    'type' in inline ? inline.children : [inline],
  );
  return children.length > 0 ? { type: 'footnote', children } : undefined;
}
