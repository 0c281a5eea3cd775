import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ToastWords } from '@workspace/ui/Toast';
import { SiteToastContext } from './site-toast.ts';

const ShownToasts = lazy(() => import('./ShownToasts.tsx'));

/** What pages under it say in toasts. The code that shows them is fetched with the first one: most visitors see none. */
export function SiteToasts({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<ToastWords>();
  const show = useCallback((words: ToastWords) => setSaid({ ...words }), []);
  return (
    <SiteToastContext value={show}>
      {children}
      {said && (
        <Suspense fallback={null}>
          <ShownToasts said={said} />
        </Suspense>
      )}
    </SiteToastContext>
  );
}
