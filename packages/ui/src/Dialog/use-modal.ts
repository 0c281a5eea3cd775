import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the control that opened a dialog is gone with it, whoever uses the keyboard goes on in the page's main part. */
function focusWhereItWasLost(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main[tabindex]')?.focus();
}

/** Keeps a native dialog as open as `isOpen` says; the browser traps the focus and gives it back. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isOpen && !dialog.open) dialog.showModal();
    // Closed on the way out as well, before it leaves the page: an open dialog that is removed loses the focus.
    return () => {
      if (!dialog.open) return;
      dialog.close();
      requestAnimationFrame(focusWhereItWasLost);
    };
  }, [isOpen]);
  return ref;
}
