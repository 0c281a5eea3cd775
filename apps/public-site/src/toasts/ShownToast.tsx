import { useEffect } from 'react';
import { useToast, type ToastContent } from '@workspace/ui/Toast';

/** Shows a toast as often as it changes. */
export function ShownToast({ toast }: { toast: ToastContent }) {
  const showToast = useToast();
  useEffect(() => showToast(toast), [showToast, toast]);
  return null;
}
