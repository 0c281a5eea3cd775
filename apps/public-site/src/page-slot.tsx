import { Suspense, type ReactNode } from 'react';
import { useIsRendered } from './hydration.ts';
import { ScrollRestoration } from './layout/ScrollRestoration.tsx';
import type { Part } from './part.tsx';

/** The page of a URL: rendered at once when the server rendered it, else when its code arrives. */
export function PageSlot({ page: Page, whileLoading }: { page: Part; whileLoading: ReactNode }) {
  // Without a boundary, a page that throws fails the server rendering instead of sending its own fallback.
  const isDrawn = useIsRendered();
  // A sibling of the page, so that it suspends with the page: only then is there something to scroll to.
  const page = (
    <>
      <Page />
      <ScrollRestoration />
    </>
  );
  return isDrawn ? page : <Suspense fallback={whileLoading}>{page}</Suspense>;
}
