import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { focusLeftRow } from './focus-left-row.ts';
import { isFocusLost } from './is-focus-lost.ts';
import { usePageTitle } from './use-title.ts';

/**
 * Announces each page that opens, and gives it a lost focus: screen readers notice no change of address by script. A list
 * gives it to the row whose page was left.
 */
export function OpenedPage({ pageId }: { pageId: string }) {
  const title = usePageTitle();
  const { pathname } = useLocation();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current && isFocusLost()) document.getElementById(pageId)?.focus({ preventScroll: true });
    hasOpened.current = title !== '';
  }, [pageId, pathname, title]);
  const last = useRef(pathname);
  useEffect(() => {
    const left = last.current;
    last.current = pathname;
    const page = document.getElementById(pageId);
    return left !== pathname && page ? focusLeftRow(page, left) : undefined;
  }, [pageId, pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
