import { useState } from 'react';
import { EmailListDraft } from '@workspace/contracts/email-lists';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { TextArea, TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';

interface ListDialogProps {
  title: string;
  /** Current name and description. Blank for a new list. */
  initial: { name: string; description: string };
  saveLabel: string;
  isSaving: boolean;
  onSave: (draft: EmailListDraft) => void;
  onClose: () => void;
}

/** The name and description of a new or existing list. */
export function ListDialog({ title, initial, saveLabel, isSaving, onSave, onClose }: ListDialogProps) {
  const [values, setValues] = useState(initial);
  const parsed = EmailListDraft.safeParse(values);
  const isBlank = values.name.trim() === '';
  const inputErrors = parsed.success || isBlank ? {} : fieldMessages(parsed.error.issues);
  const save = () => parsed.success && onSave({ ...parsed.data, description: parsed.data.description || null });
  return (
    <FormDialog
      title={title}
      submitLabel={saveLabel}
      canSubmit={!isBlank}
      isBusy={isSaving}
      onSubmit={save}
      hasUnsavedChanges={values.name !== initial.name || values.description !== initial.description}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="Readers see it in the footer of each message."
        required
        value={values.name}
        error={inputErrors.name}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      <TextArea
        label="Description"
        hint="For you and your colleagues."
        value={values.description}
        error={inputErrors.description}
        onChange={({ target }) => setValues({ ...values, description: target.value })}
      />
    </FormDialog>
  );
}
