import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Until then the page has made its own requests, which would have to share the connection. */
const afterMs = 300;

/** Fetches again on every other page, shortly after it was opened. */
export function useRefreshOnPage(refresh: () => void): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    const timer = setTimeout(() => {
      previous.current = pathname;
      refresh();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [pathname, refresh]);
}
