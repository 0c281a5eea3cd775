import { useEffect, useReducer, useState, type KeyboardEvent } from 'react';
import { Range } from 'slate';
import { useFocused, useSlateSelector, useSlateStatic } from 'slate-react';
import type { BlockTool } from './block-tool.ts';
import { insertFromMenu, matchingBlocks, slashQuery, type SlashQuery } from './slash-query.ts';
import { forgetSlash } from './with-slash.ts';

/** Receives the keys of the editor before its own tools do. */
export type MenuKeys = { current: ((event: KeyboardEvent) => void) | undefined };

const isSameQuery = (one: SlashQuery | undefined | null, other: SlashQuery | undefined): boolean =>
  one && other ? one.words === other.words && Range.equals(one.range, other.range) : one === other;

/** State of the menu of blocks: open from a slash that is typed, until Escape or a word that no block has. */
export function useSlashMenu(blocks: readonly BlockTool[], keys: MenuKeys) {
  const editor = useSlateStatic();
  const isFocused = useFocused();
  // A new function each time, so that Escape is seen.
  const query = useSlateSelector((current) => slashQuery(current), isSameQuery);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isLost = query === undefined;
  useEffect(() => {
    if (isLost) forgetSlash(editor);
  }, [editor, isLost]);
  const [{ words, index }, setActive] = useState({ words: '', index: 0 });
  const entries = query && isFocused ? matchingBlocks(blocks, query.words) : [];
  const active = words === query?.words ? index : 0;
  const activate = (next: number) =>
    setActive({ words: query?.words ?? '', index: (next + entries.length) % entries.length });
  const choose = (entry: BlockTool) => insertFromMenu(editor, query!, entry);
  useEffect(() => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => activate(active + 1),
      ArrowUp: () => activate(active - 1),
      Enter: () => choose(entries[active]!),
      Tab: () => choose(entries[active]!),
      Escape: () => {
        forgetSlash(editor);
        renderAgain();
      },
    };
    keys.current = (event) => {
      const action = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : actions[event.key];
      if (entries.length === 0 || !action || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    return () => {
      keys.current = undefined;
    };
  });
  return { editor, query, entries, active, activate, choose };
}
