import { createContext, useContext } from 'react';

/** What a toast says. `destructive` for what failed. */
export type ToastContent = {
  title: string;
  description: string;
  tone?: 'calm' | 'destructive';
  /** The way back. `elsewhere` tells people who cannot reach the toast in time where else it is. */
  action?: { label: string; elsewhere: string; run: () => void };
};

export const ToastContext = createContext<((content: ToastContent) => void) | null>(null);

/** The function that shows a toast. Must be called under a `ToastRoot`. */
export function useToast(): (content: ToastContent) => void {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastRoot above it');
  return toast;
}
