import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sectionNamed } from './scroll-to-section.ts';

/**
 * After a link, scrolls and focuses the top of the page, or the section named in the URL. On arrival and on back
 * navigation the browser restores the position.
 */
export function ScrollRestoration() {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  // Read when the location changes, but a change of it alone must not scroll.
  const kindNow = useRef(kind);
  useEffect(() => void (kindNow.current = kind), [kind]);
  useEffect(() => {
    if (kindNow.current === NavigationType.Pop) return;
    const section = sectionNamed(hash);
    if (section) section.scrollIntoView();
    else if (!hash) window.scrollTo(0, 0);
    (section ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [key, hash]);
  return null;
}
