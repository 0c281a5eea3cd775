import { blockTexts, type BlockText } from '../rich-text/block-texts.ts';
import type { RichDocument } from '../rich-text/document.ts';
import { findUnsupported, type Unsupported } from './find-unsupported.ts';

/** The fields of a post that readers take as statements. */
export interface StatedPost {
  title: string;
  excerpt: string;
  document: RichDocument;
}

/** An unsupported sentence, with its field and block. */
export interface UnsupportedInPost extends Unsupported {
  field: 'title' | 'excerpt' | 'content';
  /** The path of its block in the content; empty for the other fields. */
  path: number[];
  part?: BlockText['part'];
}

/** Finds the unsupported sentences of a whole post, in reading order. */
export function findUnsupportedInPost({ title, excerpt, document }: StatedPost): UnsupportedInPost[] {
  const plain = { title, excerpt };
  return [
    ...(['title', 'excerpt'] as const).flatMap((field) =>
      findUnsupported(plain[field]).map((found) => ({ ...found, field, path: [] })),
    ),
    ...blockTexts(document).flatMap(({ text, ...place }) =>
      findUnsupported(text).map((found) => ({ ...found, field: 'content' as const, ...place })),
    ),
  ];
}

/** Returns those that are not checked. A repeated sentence needs no second check. */
export function withoutChecked<S extends { sentence: string }>(found: readonly S[], checked: Iterable<string>): S[] {
  const settled = new Set(checked);
  return found.filter(({ sentence }) => !settled.has(sentence));
}
