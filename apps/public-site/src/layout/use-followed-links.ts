import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchRoute } from '../routes.ts';
import { scrollToSection } from './scroll-to-section.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Returns the link to a page of this site that an event happened on. The browser handles links to files, the API and
 * other sites.
 */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const { status } = matchRoute(link.pathname).route;
  return status === undefined && !link.closest('[data-loads-anew]') ? link : undefined;
}

/**
 * Follows links without a full page load, in server-rendered and client-rendered content alike. Hovering over a link
 * preloads its page.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = !event.defaultPrevented && isPlainClick(event) && linkOf(event);
      if (!link) return;
      const { pathname, search, hash } = link;
      const isHere = pathname === location.pathname && search === location.search;
      if (isHere && hash) {
        if (scrollToSection(hash)) event.preventDefault();
        return;
      }
      event.preventDefault();
      void navigate(pathname + search + hash);
    };
    const bringAhead = (event: Event) => {
      const link = linkOf(event);
      if (link && link.pathname !== location.pathname)
        matchRoute(link.pathname)
          .route.page.load()
          .catch(() => {});
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', bringAhead);
    document.addEventListener('focusin', bringAhead);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', bringAhead);
      document.removeEventListener('focusin', bringAhead);
    };
  }, [navigate]);
}
