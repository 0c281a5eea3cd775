import { useEffect } from 'react';

const question = 'What you wrote is not saved. Leave it?';

/** Asks before the user leaves a page with unsaved work: by a link, by closing the tab, or by another URL. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Runs before the router handles the click. A link to a new tab leaves nothing.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const leaves = link && link.getAttribute('target') !== '_blank' && !link.closest('[contenteditable], dialog');
      if (!leaves || event.metaKey || event.ctrlKey || window.confirm(question)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isUnsaved]);
}
