import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './is-focus-lost.ts';

/**
 * Returns a reference to the box of a list, which takes the focus when new rows lack the row that had it. A row that is
 * still there keeps it, and so does any other control.
 */
export function useFocusLeft(rows: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    if (had.current && isFocusLost()) box.current?.focus({ preventScroll: true });
    const remember = () => {
      // A removed element leaves the focus to the body, without an event.
      if (!isFocusLost()) had.current = box.current?.contains(document.activeElement) ?? false;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [rows]);
  return box;
}
