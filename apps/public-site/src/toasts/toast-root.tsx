import { createRoot } from 'react-dom/client';
import { ToastRoot, type ToastContent } from '@workspace/ui/Toast';
import { ShownToast } from './ShownToast.tsx';

/** Adds a root for toasts to the page, and returns the function that shows one. */
export function openToasts(): (toast: ToastContent) => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return (toast) =>
    root.render(
      <ToastRoot>
        <ShownToast toast={{ ...toast }} />
      </ToastRoot>,
    );
}
