import { Suspense, type ReactNode } from 'react';
import { useIsRendered } from './hydration.ts';
import { ScrollRestoration } from './layout/ScrollRestoration.tsx';
import type { Part } from './part.tsx';

/** The page of an address, at once where the server drew it, else as it arrives. */
export function PageSlot({ page: Page, whileLoading }: { page: Part; whileLoading: ReactNode }) {
  // Without a boundary a page that throws fails the server's drawing, and is not sent as its own fallback.
  const isDrawn = useIsRendered();
  // Beside the page, so that it waits for the page: only then there is something to scroll to.
  const page = (
    <>
      <Page />
      <ScrollRestoration />
    </>
  );
  return isDrawn ? page : <Suspense fallback={whileLoading}>{page}</Suspense>;
}
