import { diffWordsWithSpace } from 'diff';
import { Editor, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { HistoryEditor } from 'slate-history';
import type { TextRange } from '../../editor/annotate.ts';
import { flowTextOf, slateRangeOf, type FlowText } from './flow-text.ts';

/**
 * Replaces a passage of one block by other words, as one step to undo. Only words that differ are touched, so that
 * links, footnotes and emphasis between them stay.
 */
export function replacePassage(editor: Editor, { from, to }: TextRange, words: string): void {
  const flow = flowTextOf(editor.children);
  HistoryEditor.withNewBatch(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      let end = to;
      // From the end, so that the offsets before stay valid.
      for (const { value, added, removed } of diffWordsWithSpace(flow.text.slice(from, to), words).toReversed()) {
        if (added) insertAt(editor, flow, end, value);
        else end -= value.length;
        if (removed) removeText(editor, flow, { from: end, to: end + value.length });
      }
    }),
  );
}

function insertAt(editor: Editor, { runs }: FlowText, offset: number, text: string): void {
  // At the end of a text node rather than the start of the next: the words continue the ones before.
  const run =
    runs.find(({ start, length }) => start < offset && offset <= start + length) ??
    runs.find(({ start, length }) => start <= offset && offset <= start + length);
  if (run) Transforms.insertText(editor, text, { at: { path: run.path, offset: offset - run.start } });
}

/** Removes characters of text nodes only: an element between them, such as a footnote, stays. */
function removeText(editor: Editor, { text, runs }: FlowText, { from, to }: TextRange): void {
  for (const { path, start, length } of runs) {
    const [begin, end] = [Math.max(from, start), Math.min(to, start + length)];
    if (begin < end) editor.apply({ type: 'remove_text', path, offset: begin - start, text: text.slice(begin, end) });
  }
}

/** Selects a passage and moves the focus into the editor. */
export function choosePassage(editor: Editor, range: TextRange): void {
  const at = slateRangeOf(flowTextOf(editor.children), range);
  if (!at) return;
  ReactEditor.focus(editor);
  Transforms.select(editor, at);
}
