import { useMemo, useRef } from 'react';
import { useToast, type ToastContent } from '@workspace/ui/Toast';

interface FailureToast {
  show: (content: Omit<ToastContent, 'tone'>) => void;
  /** Removes the failure, once its cause is gone. */
  remove: () => void;
}

/** Returns the functions that show the failures of one form and remove them. They are stable. */
export function useFailureToast(): FailureToast {
  const toast = useToast();
  const removeLast = useRef<() => void>(undefined);
  return useMemo(
    () => ({
      show: (content) => {
        removeLast.current = toast({ ...content, tone: 'destructive' });
      },
      remove: () => removeLast.current?.(),
    }),
    [toast],
  );
}
