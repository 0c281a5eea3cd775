import { createContext, useContext } from 'react';

/** Content of a toast. `destructive` is for failures. */
export type ToastContent = {
  title: string;
  description: string;
  tone?: 'calm' | 'destructive';
  /**
   * An undo action. `elsewhere` describes an alternative for people who cannot reach the toast in time; `duration` is
   * the time in milliseconds that it stays.
   */
  action?: { label: string; elsewhere: string; run: () => void; duration?: number };
};

export const ToastContext = createContext<((content: ToastContent) => void) | null>(null);

/** Returns the function that shows a toast. Throws without a `ToastRoot` above. */
export function useToast(): (content: ToastContent) => void {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastRoot above it');
  return toast;
}
