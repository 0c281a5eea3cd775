import { useEffect, useState } from 'react';

/** Marks the element that gets the focus after a source was added or deleted: the pressed button may be gone. */
export const afterSource = { 'data-after-source': '', tabIndex: -1 };

/**
 * Returns a function that moves the focus there, to be called together with the change that closes the dialog: an
 * element outside an open dialog cannot have the focus.
 */
export function useFocusAfterSource(): () => void {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) document.querySelector<HTMLElement>('[data-after-source]')?.focus({ preventScroll: true });
  }, [count]);
  return () => setCount((last) => last + 1);
}
