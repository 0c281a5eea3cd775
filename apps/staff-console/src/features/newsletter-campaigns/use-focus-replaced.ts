import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../layout/is-focus-lost.ts';

/** Returns a reference to the box that takes a lost focus: its form replaced one that had it, and does not scroll for it. */
export function useFocusReplaced(isReplaced: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReplaced && isFocusLost()) box.current?.focus({ preventScroll: true });
  }, [isReplaced]);
  return box;
}
