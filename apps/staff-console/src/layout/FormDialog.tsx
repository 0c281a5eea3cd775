import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Permission } from '@workspace/contracts/roles';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog, Dialog } from '@workspace/ui/Dialog';
import { DeniedNotice } from './Permitted.tsx';
import { PermittedFields } from './PermittedFields.tsx';
import { Stack } from './Stack.tsx';
import { useDenied } from './use-permission.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'md' | 'lg';
  submitLabel: string;
  /** The permission to submit. People without it see the fields, the reason, and no button. */
  permission?: Permission;
  /** False while the form cannot be submitted. */
  canSubmit?: boolean;
  isBusy: boolean;
  /** Called by the button or Enter, once at a time, and only when the form can be submitted. */
  onSubmit: () => void;
  /** For actions visible to readers: only the button submits, Enter does not. */
  isByButtonOnly?: boolean;
  /** True when closing would lose changes. The dialog then asks first. */
  hasUnsavedChanges: boolean;
  onClose: () => void;
  /** Content that stays visible beside the button, however long the form is. */
  beside?: ReactNode;
  /** Form fields. */
  children: ReactNode;
}

/** A form in a dialog, with its button always visible. It asks before it discards changes. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, submitLabel, canSubmit = true, isBusy, onSubmit } = props;
  const { isByButtonOnly = false, onClose, beside, children, permission } = props;
  const isDenied = useDenied(permission) !== undefined;
  const formId = useId();
  const { close, isOpen, setOpen } = useClosing(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // For React, a dialog above another is inside the form of that one.
    event.stopPropagation();
    if (canSubmit && !isBusy && !isByButtonOnly && !isDenied) onSubmit();
  };
  const press = isByButtonOnly
    ? ({ type: 'button', onClick: onSubmit } as const)
    : ({ type: 'submit', form: formId } as const);
  const footer = (
    <>
      {beside}
      {!isDenied && (
        <Button {...press} variant="primary" disabled={!canSubmit} isBusy={isBusy}>
          {submitLabel}
        </Button>
      )}
    </>
  );
  return (
    <>
      {/* Rendered before the dialog below it, so that it closes first and the focus returns to the element that opened the lower one. */}
      <DiscardQuestion isOpen={isOpen} onKeep={() => setOpen(false)} onDiscard={onClose} />
      <Dialog isOpen onClose={close} size={size} title={title} description={description} footer={footer}>
        <form id={formId} onSubmit={submit} noValidate>
          <Stack $gap="lg">
            {permission ? <ReadableFields permission={permission}>{children}</ReadableFields> : children}
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

/** Closes at once, or opens the question about unsaved changes. */
function useClosing({ hasUnsavedChanges, isBusy, onClose }: FormDialogProps) {
  const [isOpen, setOpen] = useState(false);
  useUnsavedGuard(hasUnsavedChanges);
  const close = () => {
    if (!hasUnsavedChanges) onClose();
    // The changes are being stored: the question would be wrong, and the response would close a dialog opened since.
    else if (!isBusy) setOpen(true);
  };
  return { close, isOpen, setOpen };
}

function ReadableFields({ permission, children }: { permission: Permission; children: ReactNode }) {
  return (
    <>
      <DeniedNotice permission={permission} />
      <PermittedFields to={permission}>{children}</PermittedFields>
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
      description="It is not saved, and cannot be restored."
      confirmLabel="Discard"
      cancelLabel="Keep writing"
    />
  );
}
