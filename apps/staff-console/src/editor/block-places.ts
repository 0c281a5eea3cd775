import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/** Vertical edges of the top-level blocks, in pixels from the top of the window. */
export type BlockPlace = Pick<DOMRect, 'top' | 'bottom'>;

export const blockPlaces = (editor: Editor): BlockPlace[] =>
  editor.children.map((block) => ReactEditor.toDOMNode(editor, block).getBoundingClientRect());

/** Returns the index of the block at a height, or of the next one above it. */
export function blockAt(places: readonly BlockPlace[], y: number): number | undefined {
  const index = places.findLastIndex(({ top }) => top <= y);
  return index === -1 ? undefined : index;
}

/** Returns the index of the block that a dropped one would precede; the number of blocks is the end. */
export function dropIndexAt(places: readonly BlockPlace[], y: number): number {
  const index = places.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return index === -1 ? places.length : index;
}

/** Returns the height of the gap before a block, or after the last one. */
export function gapBefore(places: readonly BlockPlace[], index: number): number {
  const [above, below] = [places[index - 1], places[index]];
  if (!above || !below) return below ? below.top - 4 : (above?.bottom ?? 0) + 4;
  return (above.bottom + below.top) / 2;
}
