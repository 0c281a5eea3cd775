import type { RichBlock, RichCaptioned, RichDocument, RichInline } from '@workspace/contracts/rich-text/document';
import { inlinesOf } from '@workspace/contracts/rich-text/inlines-of';
import { mapInlines } from '@workspace/contracts/rich-text/map-inlines';

const words = (children: RichInline[]): RichInline[] =>
  children.flatMap((inline): RichInline[] => ('type' in inline && inline.type === 'link' ? inline.children : [inline]));

const linked = new Set(['figure', 'link-card', 'video']);

/** Removes links, pictures, cards and videos but keeps their text: URLs from a model cannot be trusted. */
export const withoutLinks = (document: RichDocument): RichDocument =>
  mapInlines(
    document.map((block): RichBlock =>
      linked.has(block.type) ? { type: 'paragraph', children: inlinesOf(block as RichCaptioned) } : block,
    ),
    words,
  );
