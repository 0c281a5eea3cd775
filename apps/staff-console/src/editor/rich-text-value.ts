import type { Descendant } from 'slate';
import { fromHtml, type HtmlNode } from '@workspace/contracts/rich-text/from-html';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import './slate-types.ts';

/** HTML, or what was read of it, as the editor holds it: at least one paragraph to write in. */
export function valueOf(html: string | HtmlNode): Descendant[] {
  const document = fromHtml(typeof html === 'string' ? bodyOf(html) : html);
  return document.length > 0 ? document : [{ type: 'paragraph', children: [{ text: '' }] }];
}

/** HTML as the browser reads it. Nothing of it runs or is fetched, and no name in it hides what a tree is asked for. */
export function bodyOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  // A field's name is read before the properties of its form, a form's before those of the document: fields first.
  const named = [...body.querySelectorAll('[id]:not(form), [name]:not(form)'), ...body.querySelectorAll('form')];
  for (const element of named) for (const name of ['id', 'name']) element.removeAttribute(name);
  return body;
}

/** What the editor holds, as the document that the serializer writes. */
export function documentOf(value: Descendant[]): RichDocument {
  return value as RichDocument;
}
