import { Editor, Node, type Descendant, type PointRef } from 'slate';
import { elementOf } from '@workspace/contracts/rich-text/html-node';
import { fromHtml } from '@workspace/contracts/rich-text/from-html';
import { picturesIn, type ForeignPicture } from '@workspace/contracts/rich-text/pictures-in';
import { isSpecialBlock } from './special-blocks.ts';

/** A picture of pasted HTML, and the number of pasted blocks before it. */
export interface PastedPicture extends ForeignPicture {
  after: number;
}

/** A place in the text where pictures go, which stays the same while the text changes. */
export interface PicturePlace {
  point: PointRef;
  /** True: before the block at the point. */
  isBefore: boolean;
}

/** Lists the pictures of parsed HTML that this product does not store. */
export const placedPicturesIn = (body: HTMLElement): PastedPicture[] =>
  [...body.querySelectorAll('img')].flatMap((image) =>
    picturesIn(elementOf([image])).map((picture) => ({ ...picture, after: blocksBefore(body, image) })),
  );

/** A picture in a list, a table or a quote follows all of it. */
const whole = 'table, ul, ol, dl, blockquote';

function blocksBefore(body: HTMLElement, image: HTMLElement): number {
  const range = body.ownerDocument.createRange();
  range.setStart(body, 0);
  const outermost = [...body.querySelectorAll(whole)].find((element) => element.contains(image));
  if (outermost) range.setEndAfter(outermost);
  else range.setEndBefore(image);
  const before = body.cloneNode() as HTMLElement;
  before.append(range.cloneContents());
  return fromHtml(before).findLastIndex(isFilled) + 1;
}

const isFilled = (block: Descendant): boolean => Node.string(block) !== '' || isSpecialBlock(block);

/** Returns the index of the top-level block that has the start or the end of the selection. */
export const topBlock = (editor: Editor, edge: 'start' | 'end'): number =>
  editor.selection ? Editor[edge](editor, editor.selection).path[0]! : editor.children.length - 1;

/**
 * Returns the places of pictures among blocks that were just pasted: the last one has the cursor. Where they became
 * part of another block, such as a cell, pictures go below it.
 */
export function pastedPlaces(editor: Editor, first: number, count: number): (after: number) => PicturePlace {
  const last = topBlock(editor, 'end');
  const places = new Map<number, PicturePlace>();
  const create = (after: number): PicturePlace => {
    const isBefore = after === 0;
    const index = last - count + Math.max(1, after);
    const at = index < first ? last : index;
    const point = isBefore ? Editor.start(editor, [at]) : Editor.end(editor, [at]);
    return { point: Editor.pointRef(editor, point, { affinity: 'backward' }), isBefore };
  };
  return (after) => {
    const place = places.get(after) ?? create(after);
    places.set(after, place);
    return place;
  };
}
