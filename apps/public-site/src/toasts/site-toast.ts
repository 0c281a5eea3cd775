import type { ToastContent } from '@workspace/ui/Toast';

let show: Promise<(toast: ToastContent) => void> | undefined;

/** Shows a toast on a public page. The code loads with the first one: most visitors see none. */
export async function showSiteToast(toast: ToastContent): Promise<void> {
  show ??= import('./toast-root.tsx').then(({ openToasts }) => openToasts());
  (await show)(toast);
}
