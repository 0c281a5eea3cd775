import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog, Dialog } from '@workspace/ui/Dialog';
import { Stack } from './Stack.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'md' | 'lg';
  submitLabel: string;
  /** Whether what is there by now can be sent at all. */
  canSubmit?: boolean;
  isBusy: boolean;
  /** Called by the button and by Enter alike, once at a time, and only where it can be sent. */
  onSubmit: () => void;
  /** For what readers see: Enter in a field does nothing, only the button does. */
  isByButtonOnly?: boolean;
  /** Whether closing loses something. The dialog asks first then. */
  hasUnsavedChanges: boolean;
  onClose: () => void;
  /** What has to be seen beside the button, however long the fields are. */
  beside?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, with its button in sight. It asks before it discards what somebody wrote. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, submitLabel, canSubmit = true, isBusy, onSubmit } = props;
  const { isByButtonOnly = false, hasUnsavedChanges, onClose, beside, children } = props;
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const close = () => (hasUnsavedChanges ? setAsking(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog above another is inside of its form for React.
    event.stopPropagation();
    if (canSubmit && !isBusy && !isByButtonOnly) onSubmit();
  };
  const press = isByButtonOnly
    ? ({ type: 'button', onClick: onSubmit } as const)
    : ({ type: 'submit', form: formId } as const);
  const footer = (
    <>
      {beside}
      <Button {...press} variant="primary" disabled={!canSubmit} isBusy={isBusy}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <>
      {/* Before the dialog below it, so that it closes first and the focus returns to what opened that one. */}
      <DiscardQuestion isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
      <Dialog isOpen onClose={close} size={size} title={title} description={description} footer={footer}>
        <form id={formId} onSubmit={submit} noValidate>
          <Stack $gap="lg">{children}</Stack>
        </form>
      </Dialog>
    </>
  );
}

interface DiscardQuestionProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ isOpen, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onKeep}
      onConfirm={onDiscard}
      title="Discard what you wrote?"
      description="It is not saved, and cannot be brought back."
      confirmLabel="Discard"
      cancelLabel="Keep writing"
    />
  );
}
