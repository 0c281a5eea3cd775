import { diffWordsWithSpace } from 'diff';
import { Editor, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { focusEditor } from '../../editor/focus-editor.ts';
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
      for (const { before, after } of hunksOf(flow.text.slice(from, to), words).toReversed()) {
        const start = end - before.length;
        if (before !== after) {
          removeText(editor, flow, { from: start, to: end });
          insertAt(editor, flow, start, after, before !== '');
        }
        end = start;
      }
    }),
  );
}

/** A part of both texts, or words of one in place of words of the other. */
interface Hunk {
  before: string;
  after: string;
}

/** Returns the parts of two texts in their order. White space alone does not hold two changes apart. */
function hunksOf(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = [];
  const parts = diffWordsWithSpace(before, after);
  parts.forEach(({ value, added, removed }, index) => {
    const isChange = added || removed || (value.trim() === '' && index > 0 && index < parts.length - 1);
    const last = hunks.at(-1);
    const next = { before: added ? '' : value, after: removed ? '' : value };
    if (isChange && last && last.before !== last.after) {
      last.before += next.before;
      last.after += next.after;
    } else hunks.push(next);
  });
  return hunks;
}

/** Inserts words in place of removed ones, whose look they take; else they continue the words before. */
function insertAt(editor: Editor, { runs }: FlowText, offset: number, text: string, isInPlace: boolean): void {
  const first = runs.find(({ start, length }) => start <= offset && offset < start + length);
  const previous = runs.find(({ start, length }) => start < offset && offset <= start + length);
  const run = isInPlace ? (first ?? previous) : (previous ?? first);
  if (run && text !== '') Transforms.insertText(editor, text, { at: { path: run.path, offset: offset - run.start } });
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
  focusEditor(editor);
  Transforms.select(editor, at);
}
