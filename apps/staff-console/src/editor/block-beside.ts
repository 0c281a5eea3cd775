import { Editor, Node, Range, type Path } from 'slate';
import { isParagraph } from './text-block.ts';

/** Returns the path of the top-level block beyond this edge of the block at the cursor, if the cursor is at the edge. */
export function blockBeside(editor: Editor, edge: 'start' | 'end'): Path | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const { anchor } = selection;
  const top = anchor.path[0]!;
  // Backspace first resets the kind of a heading or a list.
  const isStart = edge === 'start' && Editor.isStart(editor, anchor, [top]) && isParagraph(Node.get(editor, [top]));
  const isEnd = edge === 'end' && Editor.isEnd(editor, anchor, [top]);
  const beside = isStart ? top - 1 : top + 1;
  if (!(isStart || isEnd) || beside < 0 || beside >= editor.children.length) return undefined;
  return [beside];
}
