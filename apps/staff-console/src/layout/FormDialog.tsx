import { useId, type FormEvent, type ReactNode } from 'react';
import type { Permission } from '@workspace/contracts/roles';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { DeniedNotice } from './Permitted.tsx';
import { PermittedFields } from './PermittedFields.tsx';
import { Stack } from './Stack.tsx';
import { useDiscardQuestion } from './use-discard-question.tsx';
import { useDenied } from './use-permission.ts';

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
  const { isByButtonOnly = false, beside, children, permission } = props;
  const isDenied = useDenied(permission) !== undefined;
  const formId = useId();
  const { close, question } = useDiscardQuestion(props);
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
      {question}
      <Dialog isOpen onClose={close} size={size} title={title} description={description} footer={footer}>
        <form ref={isBusy ? rejectWords : undefined} id={formId} onSubmit={submit} noValidate>
          <Stack $gap="lg">
            {permission ? <ReadableFields permission={permission}>{children}</ReadableFields> : children}
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

/** Words that are written while the form is stored would go with the dialog. The field keeps the focus. */
function rejectWords(form: HTMLFormElement | null): () => void {
  const reject = (event: Event) => event.preventDefault();
  form?.addEventListener('beforeinput', reject);
  return () => form?.removeEventListener('beforeinput', reject);
}

function ReadableFields({ permission, children }: { permission: Permission; children: ReactNode }) {
  return (
    <>
      <DeniedNotice permission={permission} />
      <PermittedFields to={permission}>{children}</PermittedFields>
    </>
  );
}
