import type { RichBlock, RichDocument, RichInline } from '@workspace/contracts/rich-text/document';
import { mapInlines } from '@workspace/contracts/rich-text/map-inlines';

const words = (children: RichInline[]): RichInline[] =>
  children.flatMap((inline): RichInline[] => ('type' in inline && inline.type === 'link' ? inline.children : [inline]));

/** Removes links and pictures but keeps their text: URLs from a model cannot be trusted. */
export const withoutLinks = (document: RichDocument): RichDocument =>
  mapInlines(document, words).map((block): RichBlock =>
    block.type === 'figure' ? { type: 'paragraph', children: block.children } : block,
  );
