import { useState } from 'react';
import type { EmailList } from '@workspace/contracts/email-lists';
import type { FieldType } from '@workspace/contracts/field-values';
import { useSend } from '@workspace/contracts/react/use-send';
import {
  changeSubscriberField,
  createSubscriberField,
  type SubscriberField,
} from '@workspace/contracts/subscriber-fields';
import { SelectField, TextField } from '@workspace/ui/Field';
import { useToast } from '@workspace/ui/Toast';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { fieldTypeLabels } from './field-type-labels.ts';

interface FieldDialogProps {
  /** Undefined for a new field. */
  field: SubscriberField | undefined;
  lists: readonly EmailList[];
  onClose: () => void;
  onSaved: () => void;
}

const types = Object.entries(fieldTypeLabels).map(([value, label]) => ({ value, label }));

/** Creates a field, or renames one: its type and its list stay, because values depend on them. */
export function FieldDialog({ field, lists, onClose, onSaved }: FieldDialogProps) {
  const [name, setName] = useState(field?.name ?? '');
  const [kind, setKind] = useState<FieldKind>({ type: 'text', emailListId: null });
  const { save, isSending, nameError } = useSave(field);
  const submit = async () => {
    if (!(await save({ name, ...kind }))) return;
    onSaved();
    onClose();
  };
  return (
    <FormDialog
      title={field ? 'Rename the field' : 'Create a field'}
      submitLabel={field ? 'Save' : 'Create Field'}
      canSubmit={name.trim() !== '' && name !== field?.name}
      isBusy={isSending}
      onSubmit={() => void submit()}
      hasUnsavedChanges={name !== (field?.name ?? '')}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint={field ? `Imports and segments go on: its key stays ${field.key}.` : 'Such as City, Title or Renewal date'}
        required
        maxLength={100}
        value={name}
        error={nameError}
        onChange={({ target }) => setName(target.value)}
      />
      {!field && <Kind lists={lists} kind={kind} onChange={setKind} />}
    </FormDialog>
  );
}

interface FieldKind {
  type: FieldType;
  /** Null for all lists. */
  emailListId: string | null;
}

interface KindProps {
  lists: readonly EmailList[];
  kind: FieldKind;
  onChange: (kind: FieldKind) => void;
}

/** The type and the lists of a new field. */
function Kind({ lists, kind, onChange }: KindProps) {
  return (
    <>
      <SelectField
        label="Type"
        hint="It cannot be changed later."
        options={types}
        value={kind.type}
        onChange={({ target }) => onChange({ ...kind, type: target.value as FieldType })}
      />
      <SelectField
        label="For the subscribers of"
        placeholder="All lists"
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
        value={kind.emailListId ?? ''}
        onChange={({ target }) => onChange({ ...kind, emailListId: target.value || null })}
      />
    </>
  );
}

function useSave(field: SubscriberField | undefined) {
  const creating = useSend(createSubscriberField);
  const changing = useSend(changeSubscriberField);
  const runAction = useAction();
  const toast = useToast();
  const save = async (written: FieldKind & { name: string }): Promise<boolean> => {
    const sent = field
      ? changing.send({ params: { id: field.id }, body: { name: written.name } })
      : creating.send({ body: written });
    const result = await runAction(sent, 'Failed to save the field');
    if (!result) return false;
    toast({ title: 'Success', description: `The field “${result.field.name}” is saved.` });
    return true;
  };
  const nameError = (creating.error ?? changing.error)?.fields.name;
  return { save, isSending: creating.isSending || changing.isSending, nameError };
}
