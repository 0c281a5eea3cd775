import { blockTexts } from '../rich-text/block-texts.ts';
import type { RichDocument } from '../rich-text/document.ts';
import { unsupportedIn, type Unsupported } from './unsupported-in.ts';

/** What of a post a reader reads as statements. */
export interface StatedPost {
  title: string;
  excerpt: string;
  document: RichDocument;
}

/** An unsupported sentence, and the field and block that it stands in. */
export interface UnsupportedInPost extends Unsupported {
  field: 'title' | 'excerpt' | 'content';
  /** Of the content, where its block stands; empty for the other fields. */
  path: number[];
}

/** The unsupported sentences of a whole post, in reading order. */
export function unsupportedInPost({ title, excerpt, document }: StatedPost): UnsupportedInPost[] {
  const plain = { title, excerpt };
  return [
    ...(['title', 'excerpt'] as const).flatMap((field) =>
      unsupportedIn(plain[field]).map((found) => ({ ...found, field, path: [] })),
    ),
    ...blockTexts(document).flatMap(({ path, text }) =>
      unsupportedIn(text).map((found) => ({ ...found, field: 'content' as const, path })),
    ),
  ];
}

/** Those of them that nobody has said yes to. The same sentence further down needs no second look. */
export function uncheckedOf<S extends { sentence: string }>(found: readonly S[], checked: Iterable<string>): S[] {
  const settled = new Set(checked);
  return found.filter(({ sentence }) => !settled.has(sentence));
}
