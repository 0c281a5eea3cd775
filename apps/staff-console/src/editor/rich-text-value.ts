import type { Descendant } from 'slate';
import { fromHtml } from '@workspace/contracts/rich-text/from-html';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import './slate-types.ts';

/** HTML as the editor holds it: at least one paragraph to write in. */
export function valueOf(html: string): Descendant[] {
  const document = fromHtml(new DOMParser().parseFromString(html, 'text/html').body);
  return document.length > 0 ? document : [{ type: 'paragraph', children: [{ text: '' }] }];
}

/** What the editor holds, as the document that the serializer writes. */
export function documentOf(value: Descendant[]): RichDocument {
  return value as RichDocument;
}
