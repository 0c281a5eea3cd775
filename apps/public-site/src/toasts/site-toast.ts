import type { ToastContent } from '@workspace/ui/Toast';
import { hidePlainToast, showPlainToast } from './plain-toast.ts';

interface ToastCode {
  openToasts: () => (toast: ToastContent) => void;
}

/**
 * Returns functions to load the code of toasts and to show one. A toast appears plainly when the code does not load,
 * because the connection that a toast is about may be the reason. The next toast tries to load it again.
 */
export function createSiteToasts(load: () => Promise<ToastCode>) {
  let show: ((toast: ToastContent) => void) | undefined;
  return {
    loadToasts: () => void load().catch(() => {}),
    async showSiteToast(toast: ToastContent): Promise<void> {
      const code = await load().catch(() => undefined);
      if (!code) return showPlainToast(toast);
      hidePlainToast();
      show ??= code.openToasts();
      return show(toast);
    },
  };
}

// The code loads before the first toast: most visitors see none.
export const { loadToasts, showSiteToast } = createSiteToasts(() => import('./toast-root.tsx'));
