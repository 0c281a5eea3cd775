import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface Closing {
  /** True when closing would lose changes. */
  hasUnsavedChanges: boolean;
  isBusy?: boolean;
  onClose: () => void;
}

/**
 * Returns the function that closes a dialog, at once or after a question about unsaved changes, and the question. Render
 * the question before the dialog: then it closes first, and the focus returns to the element that opened the dialog.
 */
export function useDiscardQuestion({ hasUnsavedChanges, isBusy = false, onClose }: Closing): {
  close: () => void;
  question: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  useUnsavedGuard(hasUnsavedChanges);
  const close = () => {
    if (!hasUnsavedChanges) onClose();
    // The changes are being stored: the question would be wrong, and the response would close a dialog opened since.
    else if (!isBusy) setOpen(true);
  };
  const question = (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onConfirm={onClose}
      title="Discard what you wrote?"
      description="It is not saved, and cannot be restored."
      confirmLabel="Discard"
      cancelLabel="Keep writing"
    />
  );
  return { close, question };
}
