import { useEffect } from 'react';
import { ToastRoot, useToast, type ToastWords } from '@workspace/ui/Toast';

/** Shows what was said last. */
export default function ShownToasts({ said }: { said: ToastWords }) {
  return (
    <ToastRoot>
      <Say said={said} />
    </ToastRoot>
  );
}

function Say({ said }: { said: ToastWords }) {
  const toast = useToast();
  useEffect(() => toast(said), [said, toast]);
  return null;
}
