import { useEffect } from 'react';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import { useConsolePath } from './base-path.ts';
import { matchPage, type EarlyPage } from './early-page.ts';

/**
 * Prepares a page of the console before it is opened: its code while the pointer or the focus is on a link to it, and
 * its first requests at the press, beside the rendering.
 */
export function useEarlyPages(pages: readonly EarlyPage[]): void {
  const base = useConsolePath()('');
  const fetch = useFetch();
  useEffect(() => {
    const approach = ({ target }: Event) => {
      // A failure is shown when the page is opened.
      void linkedPage(pages, base, target)
        ?.page.preload()
        .catch(() => {});
    };
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const linked = linkedPage(pages, base, event.target);
      for (const request of linked?.page.earlyRequests(linked) ?? []) request(fetch);
    };
    const handlers = { pointerover: approach, focusin: approach, pointerdown: press, click: press } as const;
    const options = { capture: true, passive: true };
    const all = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of all) document.addEventListener(name, handler, options);
    return () => {
      for (const [name, handler] of all) document.removeEventListener(name, handler, options);
    };
  }, [pages, base, fetch]);
}

/** Returns the page that a link leads to, unless it is the open one. */
function linkedPage(pages: readonly EarlyPage[], base: string, target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.origin !== location.origin) return undefined;
  const { pathname, searchParams: query } = new URL(link.href);
  if (pathname === location.pathname || !`${pathname}/`.startsWith(`${base}/`)) return undefined;
  const found = matchPage(pages, pathname.slice(base.length));
  return found && { ...found, query };
}
