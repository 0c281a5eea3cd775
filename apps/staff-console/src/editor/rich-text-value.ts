import type { Descendant } from 'slate';
import { fromHtml, type HtmlNode } from '@workspace/contracts/rich-text/from-html';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import './slate-types.ts';

/** Converts HTML or parsed HTML to the editor's value, with at least one paragraph to write in. */
export function valueOf(html: string | HtmlNode): Descendant[] {
  const document = fromHtml(typeof html === 'string' ? bodyOf(html) : html);
  return document.length > 0 ? document : [{ type: 'paragraph', children: [{ text: '' }] }];
}

/** Parses HTML in the browser. Nothing in it runs or is fetched, and names in it cannot shadow DOM properties. */
export function bodyOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  // A field's name shadows properties of its form, and a form's name those of the document: fields first.
  const named = [...body.querySelectorAll('[id]:not(form), [name]:not(form)'), ...body.querySelectorAll('form')];
  for (const element of named) for (const name of ['id', 'name']) element.removeAttribute(name);
  return body;
}

/** Returns the editor's value as the document that the serializer writes. */
export function documentOf(value: Descendant[]): RichDocument {
  return value as RichDocument;
}
