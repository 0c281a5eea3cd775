import { useState } from 'react';
import { tooLong } from '@workspace/contracts/max-characters';
import { sequenceLimits } from '@workspace/contracts/sequences';
import { TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';

interface SequenceNameDialogProps {
  title: string;
  initial: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new or an existing sequence. */
export function SequenceNameDialog({
  title,
  initial,
  submitLabel,
  isBusy,
  onSubmit,
  onClose,
}: SequenceNameDialogProps) {
  const [name, setName] = useState(initial);
  const trimmed = name.trim();
  const isTooLong = trimmed.length > sequenceLimits.name;
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      canSubmit={trimmed !== '' && !isTooLong}
      isBusy={isBusy}
      onSubmit={() => onSubmit(trimmed)}
      hasUnsavedChanges={name !== initial}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="For you and your colleagues, such as “Welcome”"
        required
        value={name}
        error={isTooLong ? tooLong(sequenceLimits.name) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
