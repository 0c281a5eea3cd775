import { useState } from 'react';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { suppressAddress } from '@workspace/contracts/suppressions';
import { TextArea, TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useSuppression } from './use-suppression.ts';

interface SuppressDialogProps {
  /** The address that was searched for, if it was one. */
  email: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Suppresses an address on every list, with a reason for colleagues. */
export function SuppressDialog({ email: searched, onClose, onChanged }: SuppressDialogProps) {
  const [{ email, reason }, setValues] = useState({ email: searched, reason: '' });
  const [errors, setErrors] = useState<Fields>({});
  const { stop, isSending } = useSuppression(onChanged);
  const add = async () => {
    const parsed = suppressAddress.body.safeParse({ email, reason });
    setErrors(parsed.success ? {} : fieldMessages(parsed.error.issues));
    if (parsed.success && (await stop(parsed.data.email, reason.trim()))) onClose();
  };
  return (
    <FormDialog
      title="Suppress an address"
      description="No list mails it any more, and no import brings it back. You can allow it again."
      submitLabel="Suppress"
      isBusy={isSending}
      canSubmit={email.trim() !== ''}
      hasUnsavedChanges={email !== searched || reason !== ''}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <TextField
        label="Email address"
        type="email"
        required
        value={email}
        error={errors.email}
        onChange={({ target }) => setValues({ email: target.value, reason })}
      />
      <TextArea
        label="Reason"
        hint="For your colleagues, such as “asked by phone”"
        rows={3}
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setValues({ email, reason: target.value })}
      />
    </FormDialog>
  );
}
