import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Editor, Range } from 'slate';
import { ReactEditor } from 'slate-react';
import { pointAt, type Decorate } from './annotate.ts';
import { createFinder, hasOwnText, isSameMatch, type FindInElement, type Match } from './find-matches.ts';
import { findPattern, type FindQuery } from './find-pattern.ts';
import './slate-types.ts';

/** A match, marked on screen. */
type FoundRange = Range & { isFound: true; isCurrent?: true };

/** The state of a search in the editor: its query, and the current match. */
export interface Find {
  isOpen: boolean;
  /** Increases each time that the bar is opened, also while it is open: its field then takes the focus. */
  opened: number;
  replaces: boolean;
  query: FindQuery;
  current: Match | undefined;
  findIn: FindInElement;
  decorate: Decorate<FoundRange>;
  open: (replaces: boolean) => void;
  close: () => void;
  setQuery: (changes: Partial<FindQuery>) => void;
  setCurrent: (match: Match | undefined) => void;
  showReplace: (replaces: boolean) => void;
}

const noQuery: FindQuery = { text: '', matchesCase: false, wholeWord: false };
const nothing = (): FoundRange[] => [];

/** Searches the text of an editor. The query stays while the bar is closed. */
export function useFind(editor: Editor): Find {
  const [bar, setBar] = useState({ isOpen: false, opened: 0, replaces: false });
  const [query, setWholeQuery] = useState(noQuery);
  const [current, setCurrent] = useState<Match>();
  // Marks of a long text take longer than the next letter of the query.
  const searched = useDeferredValue(query);
  const findIn = useMemo(() => createFinder(findPattern(searched)), [searched]);
  const decorate = useMemo(
    () => (bar.isOpen ? decorations(editor, findIn, current, searched.text.length > 1) : nothing),
    [editor, bar.isOpen, findIn, current, searched],
  );
  const open = useCallback(
    (replaces: boolean) => {
      const selected = selectedLine(editor);
      // Slate may still be setting the cursor of the last key, which would take the focus from the bar.
      ReactEditor.blur(editor);
      setCurrent(undefined);
      if (selected) setWholeQuery((old) => ({ ...old, text: selected }));
      setBar((old) => ({ isOpen: true, opened: old.opened + 1, replaces: replaces || (old.isOpen && old.replaces) }));
    },
    [editor],
  );
  return {
    ...bar,
    query,
    current,
    findIn,
    decorate,
    open,
    close: () => setBar((old) => ({ ...old, isOpen: false })),
    setQuery: (changes) => setWholeQuery((old) => ({ ...old, ...changes })),
    setCurrent,
    showReplace: (replaces) => setBar((old) => ({ ...old, replaces })),
  };
}

/** Returns the selected text of one line, to search for it. */
function selectedLine(editor: Editor): string {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return '';
  const [start, end] = Range.edges(selection);
  const text = start.path[0] === end.path[0] ? Editor.string(editor, selection) : '';
  return text.length <= 200 && !text.includes('\n') ? text : '';
}

/** Marks all matches, or only the current one: a single letter has thousands in a long text. */
function decorations(
  editor: Editor,
  findIn: FindInElement,
  current: Match | undefined,
  marksAll: boolean,
): Decorate<FoundRange> {
  return ([node, path]) => {
    if (!hasOwnText(editor, node)) return [];
    return findIn(node).flatMap(({ from, to }): FoundRange[] => {
      const isCurrent = isSameMatch({ path, from, to }, current);
      if (!isCurrent && !marksAll) return [];
      const range = { anchor: pointAt(node, path, from), focus: pointAt(node, path, to) };
      return [{ ...range, isFound: true, ...(isCurrent && { isCurrent }) }];
    });
  };
}
