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

/** Shows a toast, and returns the function that removes it before its time, if it is still the one that is shown. */
export type ShowToast = (content: ToastContent) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a toast. Throws without a `ToastRoot` above. */
export function useToast(): ShowToast {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastRoot above it');
  return toast;
}
