import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Transforms, type Editor } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import { focusEditor } from './focus-editor.ts';
import { findMatches, indexAfter, isSameMatch, placeOfSelection, rangeOfMatch, type Match } from './find-matches.ts';
import { replaceMatches } from './replace-matches.ts';
import type { Find } from './use-find.ts';

/** The matches of a search, moves between them, and replacements. Searching leaves the selection where it is. */
export function useMatches({ findIn, opened, current, setCurrent, close }: Find) {
  const editor = useSlate();
  const matches = useMatchesOf(editor, findIn);
  const index = matches.findIndex((match) => isSameMatch(match, current));
  const choose = (match: Match | undefined) => {
    setCurrent(match);
    // A writer who types looks elsewhere.
    if (match && !ReactEditor.isFocused(editor)) scrollTo(editor, match);
  };
  // A new query, a change of the text or another start may leave no current match.
  const chooseNearest = useEffectEvent(() => {
    if (index === -1) choose(matches[indexAfter(matches, current ?? placeOfSelection(editor))] ?? current);
  });
  useEffect(() => chooseNearest(), [matches, opened]);
  const move = (by: 1 | -1) => {
    if (matches.length > 0) choose(matches[(index + by + matches.length) % matches.length]);
  };
  const replace = (text: string) => {
    const match = matches[index];
    if (!match) return;
    replaceMatches(editor, [match], text);
    const end = match.from + text.length;
    setCurrent({ path: match.path, from: end, to: end });
  };
  const leave = () => {
    close();
    const range = matches[index] && rangeOfMatch(editor, matches[index]);
    focusEditor(editor);
    if (range) Transforms.select(editor, range);
  };
  const replacing = useReplaceAll(editor, findIn, matches);
  return {
    count: matches.length,
    index,
    move,
    replace,
    ...replacing,
    undo: () => editor.undo(),
    redo: () => editor.redo(),
    leave,
  };
}

/** Replaces all matches. `replaced` is their number until the text or the search changes. */
function useReplaceAll(editor: Editor, findIn: Find['findIn'], matches: readonly Match[]) {
  const [latest, setLatest] = useState<{ count: number; children: Editor['children']; findIn: Find['findIn'] }>();
  const replaceAll = (text: string) => {
    replaceMatches(editor, matches, text);
    setLatest({ count: matches.length, children: editor.children, findIn });
  };
  const isLatest = latest?.children === editor.children && latest.findIn === findIn;
  return { replaced: isLatest ? latest.count : undefined, replaceAll };
}

/** The same array until the text or the search changes. */
function useMatchesOf(editor: Editor, findIn: Find['findIn']): Match[] {
  const { children } = editor;
  // The children are the text that is searched.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => findMatches(editor, findIn), [editor, children, findIn]);
}

function scrollTo(editor: Editor, match: Match): void {
  const range = rangeOfMatch(editor, match);
  if (range) ReactEditor.toDOMRange(editor, range).startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
