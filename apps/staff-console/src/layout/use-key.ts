import { useEffect } from 'react';
import { areLetterKeysOn } from './letter-keys.ts';
import { useStable } from './use-stable.ts';

const fields =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], [role=menu], [role=listbox]';

/** Tells if a key goes to a field, a dialog or a menu, where it is no shortcut. A checkbox takes no letters. */
const isForField = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(fields) !== null;

/**
 * Runs an action for a key without Ctrl, Alt or ⌘, wherever the focus is, except in a field, a dialog or a menu, and
 * unless the person turned single letters off. The action returns false when it has nothing to do: the key then does its
 * usual work.
 */
export function useKey(run: (key: string, event: KeyboardEvent) => boolean): void {
  const runLatest = useStable(run);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1 && !areLetterKeysOn()) return;
      if (isForField(event) || document.querySelector('dialog[open], [popover]:popover-open')) return;
      if (runLatest(event.key, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [runLatest]);
}
