import type { Descendant } from 'slate';
import { fromHtml, type HtmlNode } from '@workspace/contracts/rich-text/from-html';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import './slate-types.ts';

/** HTML, or what was read of it, as the editor holds it: at least one paragraph to write in. */
export function valueOf(html: string | HtmlNode): Descendant[] {
  const document = fromHtml(typeof html === 'string' ? bodyOf(html) : html);
  return document.length > 0 ? document : [{ type: 'paragraph', children: [{ text: '' }] }];
}

/** HTML as the browser reads it. Nothing of it runs or is fetched. */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** What the editor holds, as the document that the serializer writes. */
export function documentOf(value: Descendant[]): RichDocument {
  return value as RichDocument;
}
