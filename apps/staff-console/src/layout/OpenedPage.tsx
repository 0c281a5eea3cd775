import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { usePageTitle } from './use-title.ts';

/** Announces each page that opens, and gives it a lost focus: screen readers notice no change of address by script. */
export function OpenedPage({ pageId }: { pageId: string }) {
  const title = usePageTitle();
  const { pathname } = useLocation();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current && isFocusLost()) document.getElementById(pageId)?.focus({ preventScroll: true });
    hasOpened.current = title !== '';
  }, [pageId, pathname, title]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}

/** A removed element leaves the focus to the body. The next Tab would begin at the navigation. */
const isFocusLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
