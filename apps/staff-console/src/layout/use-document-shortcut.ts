import { useEffect } from 'react';
import { isPressed, type Shortcut } from './shortcut.ts';
import { useStable } from './use-stable.ts';

/** Runs an action on a shortcut wherever the focus is, except below a dialog, in place of the browser's own action. */
export function useDocumentShortcut(shortcut: Shortcut, run: () => void): void {
  const runLatest = useStable(run);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A field may have its own action for the same keys, as the editor has for links.
      if (event.defaultPrevented || !isPressed(shortcut, event)) return;
      event.preventDefault();
      // A dialog asks something first.
      if (!event.repeat && !document.querySelector('dialog[open]')) runLatest();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shortcut, runLatest]);
}
