import { Editor, Node, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { currentCodeBlock } from './code-blocks.ts';

const step = '  ';

/** Indents the selected lines of code. Without a selection it inserts spaces at the cursor. */
export function indentCode(editor: Editor): void {
  if (Range.isCollapsed(editor.selection!)) return HistoryEditor.withNewBatch(editor, () => editor.insertText(step));
  changeLines(editor, (start, line) => {
    if (line !== '') Transforms.insertText(editor, step, { at: start });
  });
}

/** Removes one level of spaces, or a tab, from the start of each selected line of code. */
export function outdentCode(editor: Editor): void {
  changeLines(editor, (start, line) => {
    const [{ length }] = /^(?:\t| {0,2})/.exec(line)!;
    const end = { ...start, offset: start.offset + length };
    if (length > 0) Transforms.delete(editor, { at: { anchor: start, focus: end } });
  });
}

/** Calls a function for each line of the selection, as one step to undo. Code is one text. */
function changeLines(editor: Editor, change: (start: Range['anchor'], line: string) => void): void {
  const [block, path] = currentCodeBlock(editor)!;
  const [from, to] = Range.edges(editor.selection!);
  const lines = linesBetween(Node.string(block), from.offset, to.offset);
  HistoryEditor.withNewBatch(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      // From the end, so that the places of those before stay.
      for (const { offset, line } of lines.toReversed()) change({ path: [...path, 0], offset }, line);
    }),
  );
}

/** Returns the lines between two places. A line that the selection only touches at its start is not one of them. */
function linesBetween(text: string, from: number, to: number): { offset: number; line: string }[] {
  let next = 0;
  return text
    .split('\n')
    .map((line) => {
      const offset = next;
      next += line.length + 1;
      return { offset, line };
    })
    .filter(({ offset, line }) => offset + line.length >= from && (offset < to || offset <= from));
}
