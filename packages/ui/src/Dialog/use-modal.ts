import { useLayoutEffect, useRef, type RefObject } from 'react';

/** If the control that opened a dialog disappeared, moves the focus to the page's main content for keyboard users. */
function focusWhereItWasLost(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main[tabindex]')?.focus();
}

/** Opens and closes a native dialog by `isOpen`; the browser traps the focus and returns it. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isOpen && !dialog.open) dialog.showModal();
    // Closes on unmount as well: an open dialog removed from the page loses the focus.
    return () => {
      if (!dialog.open) return;
      dialog.close();
      requestAnimationFrame(focusWhereItWasLost);
    };
  }, [isOpen]);
  return ref;
}
