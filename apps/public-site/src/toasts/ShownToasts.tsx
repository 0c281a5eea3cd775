import { useEffect } from 'react';
import { ToastRoot, useToast, type ToastContent } from '@workspace/ui/Toast';

/** Shows the latest toast. */
export default function ShownToasts({ toast }: { toast: ToastContent }) {
  return (
    <ToastRoot>
      <Say toast={toast} />
    </ToastRoot>
  );
}

function Say({ toast }: { toast: ToastContent }) {
  const showToast = useToast();
  useEffect(() => showToast(toast), [showToast, toast]);
  return null;
}
