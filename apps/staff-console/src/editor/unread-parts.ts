import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { bodyOf, documentOf, valueOf } from './rich-text-value.ts';

/** Other names for what the editor writes, and elements that only wrap. */
const sameAs: Record<string, string> = { B: 'STRONG', I: 'EM', H1: 'H2', H4: 'H3', H5: 'H3', H6: 'H3', TFOOT: 'TBODY' };
const wrappers = new Set('DIV SPAN SECTION ARTICLE MAIN HEADER FOOTER COLGROUP COL'.split(' '));

/** The elements of a stored text that writing it anew would lose, by their names in lower case. Empty for all that was stored here. */
export function unreadParts(html: string): string[] {
  const body = bodyOf(html);
  const stored = namesIn(bodyOf(toHtml(documentOf(valueOf(body)))));
  return [...namesIn(body)]
    .filter(([name, count]) => (stored.get(name) ?? 0) < count)
    .map(([name]) => name.toLowerCase());
}

/** How often each kind of element that holds something stands in it. */
function namesIn(body: HTMLElement): Map<string, number> {
  const names = new Map<string, number>();
  for (const element of body.querySelectorAll('*')) {
    const isEmpty =
      element.textContent.trim() === '' && !/^(?:IMG|VIDEO|AUDIO|IFRAME|SVG|HR|T[DH])$/i.test(element.nodeName);
    const name = sameAs[element.nodeName] ?? element.nodeName;
    // A paragraph inside an item or a quote is the item or the quote.
    const isInside = name === 'P' && element.parentElement?.closest('li, blockquote, td, th');
    if (!isEmpty && !isInside && !wrappers.has(name)) names.set(name, (names.get(name) ?? 0) + 1);
  }
  return names;
}
