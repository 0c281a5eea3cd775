import type { ToastContent } from '@workspace/ui/Toast';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';

/** As long as a toast with a button: this one cannot be paused. */
const duration = 10_000;

/** Hides the plain toast, as the next toast replaces it. */
export const hidePlainToast = () => document.querySelector('[data-plain-toast]')?.remove();

/** Shows a toast without the code of toasts. It replaces the last one. */
export function showPlainToast({ title, description }: ToastContent): void {
  hidePlainToast();
  const place = document.createElement('div');
  place.dataset.plainToast = '';
  place.setAttribute('role', 'alert');
  Object.assign(place.style, {
    position: 'fixed',
    inset: `auto ${space.md} ${space.md}`,
    zIndex: '100',
    padding: space.md,
    color: color.ink,
    background: color.surface,
    border: `2px solid ${color.danger}`,
    borderRadius: radius.md,
  });
  document.body.append(place);
  // After the element is in the page: screen readers announce text that appears in an alert.
  place.textContent = `${title}. ${description}`;
  setTimeout(() => place.remove(), duration);
}
