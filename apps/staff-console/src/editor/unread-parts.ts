import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { bodyOf, documentOf, valueOf } from './rich-text-value.ts';

/** Synonyms of elements that the editor writes, and elements that only wrap. */
const sameAs: Record<string, string> = {
  B: 'STRONG',
  I: 'EM',
  DEL: 'S',
  STRIKE: 'S',
  KBD: 'CODE',
  SAMP: 'CODE',
  TT: 'CODE',
  H1: 'H2',
  H5: 'H4',
  H6: 'H4',
  TFOOT: 'TBODY',
};
const wrappers = new Set('DIV SPAN SECTION ARTICLE MAIN HEADER FOOTER COLGROUP COL'.split(' '));

/**
 * Returns the elements of a stored text that saving it again would lose, as lower-case names. Empty for every text
 * stored by this editor.
 */
export function unreadParts(html: string): string[] {
  const body = bodyOf(html);
  const stored = namesIn(bodyOf(toHtml(documentOf(valueOf(body)))));
  return [...namesIn(body)]
    .filter(([name, count]) => (stored.get(name) ?? 0) < count)
    .map(([name]) => name.toLowerCase());
}

/** Counts the nonempty elements of each kind. */
function namesIn(body: HTMLElement): Map<string, number> {
  const names = new Map<string, number>();
  for (const element of body.querySelectorAll('*')) {
    const isEmpty =
      element.textContent.trim() === '' && !/^(?:IMG|VIDEO|AUDIO|IFRAME|SVG|HR|T[DH])$/i.test(element.nodeName);
    const name = sameAs[element.nodeName] ?? element.nodeName;
    // A paragraph inside an item or a quote is the item or the quote itself.
    const isInside = name === 'P' && element.parentElement?.closest('li, blockquote, td, th');
    if (!isEmpty && !isInside && !wrappers.has(name)) names.set(name, (names.get(name) ?? 0) + 1);
  }
  return names;
}
