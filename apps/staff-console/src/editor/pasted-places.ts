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

/** Lists the pictures of parsed HTML that this product does not store, and leaves marks at their places in the HTML. */
export function placedPicturesIn(body: HTMLElement): PastedPicture[] {
  const found = [...body.querySelectorAll('img')].flatMap((image) =>
    picturesIn(elementOf([image])).map((picture) => ({ image, picture })),
  );
  if (found.length === 0) return [];
  for (const [index, { image }] of found.entries()) putMark(image, markOf(index));
  const places = blocksBeforeMarks(fromHtml(body));
  let last = 0;
  return found.map(({ picture }, index) => {
    // A part that is not read has no mark.
    last = places.get(markOf(index)) ?? last;
    return { ...picture, after: last };
  });
}

/** A character for private use, which no text has, marks the place of each picture. */
const markOf = (index: number): string => String.fromCodePoint(0x10_00_00 + index);
const marks = /[\u{100000}-\u{10FFFD}]/gu;

/** A picture in a list, a table or a quote follows all of it. */
const whole = 'table, ul, ol, dl, blockquote';

function putMark(image: HTMLElement, mark: string): void {
  let outermost: Element | undefined;
  for (let element = image.closest(whole); element; element = element.parentElement?.closest(whole) ?? null)
    outermost = element;
  if (outermost) outermost.after(mark);
  else image.before(mark);
}

/** Returns the number of blocks with text before each mark; one that the mark is in counts if text precedes it. */
function blocksBeforeMarks(blocks: readonly Descendant[]): Map<string, number> {
  const places = new Map<string, number>();
  let count = 0;
  for (const block of blocks) {
    const text = Node.string(block);
    for (const { 0: mark, index } of text.matchAll(marks))
      places.set(mark, isFilled(block, text.slice(0, index)) ? count + 1 : count);
    if (isFilled(block, text)) count += 1;
  }
  return places;
}

/** Returns true when a block would be read with this part of its text. */
function isFilled(block: Descendant, part: string): boolean {
  const isEmpty = part.replaceAll(marks, '').replaceAll(/[ \t\n]/g, '') === '';
  const isCode = 'type' in block && block.type === 'code-block';
  return !isEmpty || (isSpecialBlock(block) && !isCode);
}

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
