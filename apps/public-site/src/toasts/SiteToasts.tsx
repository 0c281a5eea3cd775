import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ToastContent } from '@workspace/ui/Toast';
import { SiteToastContext } from './site-toast.ts';

const ShownToasts = lazy(() => import('./ShownToasts.tsx'));

/** Provides toasts to the pages inside it. Their code loads with the first one: most visitors see none. */
export function SiteToasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastContent>();
  const show = useCallback((content: ToastContent) => setToast({ ...content }), []);
  return (
    <SiteToastContext value={show}>
      {children}
      {toast && (
        <Suspense fallback={null}>
          <ShownToasts toast={toast} />
        </Suspense>
      )}
    </SiteToastContext>
  );
}
