import { useContext, useEffect } from 'react';
import { LeaveGuardContext } from './leave-guard.ts';

/** Asks before the user leaves a page with unsaved work: by a link, by closing the tab, or by another URL. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const { guard, leave } = useContext(LeaveGuardContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const end = guard();
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = () => {
      end();
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
    // Runs before the router handles the click. A link to a new tab leaves nothing.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
      const leaves = link && !link.matches('[target=_blank], [href^="#"], [contenteditable] *, dialog *');
      if (!leaves || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave(() => {
        release();
        link.click();
      });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return release;
  }, [isUnsaved, guard, leave]);
}
