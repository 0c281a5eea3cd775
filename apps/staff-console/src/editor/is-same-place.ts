import { Editor, Point } from 'slate';
import { isTextBlock } from './text-block.ts';

/** Returns true for two points of a block without a character between them: the browser sees one place. */
export function isSamePlace(editor: Editor, one: Point, other: Point): boolean {
  if (Point.equals(one, other)) return true;
  const blockOf = (at: Point) => Editor.above(editor, { at, match: isTextBlock(editor) })?.[0];
  return blockOf(one) === blockOf(other) && Editor.string(editor, { anchor: one, focus: other }) === '';
}
