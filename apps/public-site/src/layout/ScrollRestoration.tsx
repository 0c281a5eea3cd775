import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sectionNamed } from './scroll-to-section.ts';

/** Whoever follows a link begins at the top of the page, or at the section that the address names, and so does the focus. Whoever arrives or goes back is placed by the browser. */
export function ScrollRestoration() {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  // Looked at when the place changes, and no reason to scroll by itself.
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
