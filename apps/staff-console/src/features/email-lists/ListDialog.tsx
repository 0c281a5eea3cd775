import { useState } from 'react';
import { EmailListDraft } from '@workspace/contracts/email-lists';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { TextArea, TextField } from '@workspace/ui/Field';
import { Switch } from '@workspace/ui/Switch';
import { FormDialog } from '../../layout/FormDialog.tsx';

interface Values {
  name: string;
  description: string;
  /** Undefined for a list that no form of the site writes to. */
  doubleOptIn?: boolean | undefined;
}

interface ListDialogProps {
  title: string;
  /** Current values. Blank for a new list. */
  initial: Values;
  saveLabel: string;
  isSaving: boolean;
  onSave: (draft: EmailListDraft) => void;
  onClose: () => void;
}

/** The name, the description and the double opt-in of a new or existing list. */
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
      hasUnsavedChanges={hasChanged(values, initial)}
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
      <DoubleOptIn isOn={values.doubleOptIn} onChange={(isOn) => setValues({ ...values, doubleOptIn: isOn })} />
    </FormDialog>
  );
}

/** The switch for double opt-in; nothing for a list without the choice. */
function DoubleOptIn({ isOn, onChange }: { isOn: boolean | undefined; onChange: (isOn: boolean) => void }) {
  if (isOn === undefined) return null;
  return (
    <Switch
      label="Double opt-in"
      hint="Visitors who sign up get an email, and no newsletter until they confirm in it. People whom you add or import are asked nothing."
      isOn={isOn}
      onFlip={onChange}
    />
  );
}

const hasChanged = (values: Values, initial: Values): boolean =>
  values.name !== initial.name ||
  values.description !== initial.description ||
  values.doubleOptIn !== initial.doubleOptIn;
