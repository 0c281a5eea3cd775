import type { ComponentType } from 'react';
import type { ShownImage } from '@workspace/contracts/images';
import { readDrawing, type DrawingValues } from '@workspace/contracts/rich-text/read-drawing';
import type { ArticleSummary } from './article-summary.ts';
import { takeBlocks } from './post-blocks.ts';

/** The picture of an article's card: a photo, drawn values, or the drawing of a bundled article. */
export type CardFigure = { image: ShownImage } | { values: DrawingValues } | { Drawing: ComponentType };

/** Returns the cover of an article, else the first figure of its text. Undefined without either. */
export function cardFigureOf({ cover, figure }: Pick<ArticleSummary, 'cover' | 'figure'>): CardFigure | undefined {
  if (cover) return { image: cover };
  if (!figure || !('drawing' in figure)) return figure;
  const [block] = takeBlocks(figure.drawing).blocks;
  const values = block?.type === 'drawing' ? readDrawing(block.kind, block.rows) : undefined;
  return values && { values };
}
