import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sectionNamed } from './scroll-to-section.ts';

/** A new page begins at its top, or at the section that its address names. Whoever arrives or goes back is placed by the browser. */
export function ScrollKeeper() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  // Looked at when the place changes, and no reason to scroll by itself.
  const kindNow = useRef(kind);
  useEffect(() => void (kindNow.current = kind), [kind]);
  useEffect(() => {
    if (kindNow.current === NavigationType.Pop) return;
    const section = sectionNamed(hash);
    if (section) section.scrollIntoView();
    else if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}
