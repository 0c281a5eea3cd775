import { Editor, Element, Node } from 'slate';
import { HistoryEditor } from 'slate-history';
import { ownTexts } from './annotate.ts';
import type { Match } from './find-matches.ts';

/**
 * Replaces matches that do not overlap, in reading order, as one step to undo. The new text has the marks of the first
 * character.
 */
export function replaceMatches(editor: Editor, matches: readonly Match[], text: string): void {
  HistoryEditor.withNewBatch(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      // From the end, so that the places of those before stay.
      for (const match of matches.toReversed()) replaceMatch(editor, match, text);
    }),
  );
}

function replaceMatch(editor: Editor, { path, from, to }: Match, text: string): void {
  const element = Node.getIf(editor, path);
  if (!Element.isElement(element)) return;
  let start = 0;
  const parts = ownTexts(element).flatMap(([{ text: own }, below]) => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, own.length)];
    start += own.length;
    return first < last ? [{ path: [...path, ...below], offset: first, text: own.slice(first, last) }] : [];
  });
  for (const [index, part] of [...parts.entries()].toReversed()) {
    editor.apply({ type: 'remove_text', ...part });
    if (index === 0 && text !== '') editor.apply({ ...part, type: 'insert_text', text });
  }
}
