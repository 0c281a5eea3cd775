import { useEffect, useRef } from 'react';

/** Saves on Ctrl+S, or Cmd+S on a Mac, wherever the focus is; the browser would save the page as a file. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 's' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog asks something first.
      if (!event.repeat && !document.querySelector('dialog[open]')) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
