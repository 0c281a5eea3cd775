import { useState } from 'react';
import { changeSubscriber, type Subscriber } from '@workspace/contracts/email-list-subscribers';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextField } from '@workspace/ui/Field';
import { useToast } from '@workspace/ui/Toast';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { FieldInputs } from '../subscriber-fields/FieldInputs.tsx';
import { useFieldTexts } from '../subscriber-fields/use-field-texts.ts';
import { ExportLink } from '../personal-data/ExportLink.tsx';
import { AllMail } from './AllMail.tsx';
import { Consents } from './Consents.tsx';

interface ChangeSubscriberDialogProps {
  listId: string;
  subscriber: Subscriber;
  onClose: () => void;
  onChanged: () => void;
}

const fields = [
  { name: 'email', label: 'Address' },
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
] as const;

const valuesOf = ({ email, firstName, lastName }: Subscriber) => ({
  email,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
});

/** Edits a subscriber's address, names and fields, and stops all email to the address. */
export function ChangeSubscriberDialog({ listId, subscriber, onClose, onChanged }: ChangeSubscriberDialogProps) {
  const stored = valuesOf(subscriber);
  const [values, setValues] = useState(stored);
  const parsed = changeSubscriber.body.safeParse(values);
  const more = useFieldTexts(listId, subscriber.fields);
  const done = () => {
    onChanged();
    onClose();
  };
  const { change, isSending } = useChange({ listId, id: subscriber.id }, done);
  return (
    <FormDialog
      title="Edit subscriber"
      submitLabel="Save"
      permission="email-lists:write"
      canSubmit={parsed.success && more.canSave}
      isBusy={isSending}
      onSubmit={() => parsed.success && void change({ ...parsed.data, fields: more.values })}
      hasUnsavedChanges={more.isChanged || fields.some(({ name }) => values[name] !== stored[name])}
      onClose={onClose}
      beside={<ExportLink email={subscriber.email} />}
    >
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          required={name === 'email'}
          value={values[name]}
          error={parsed.success ? undefined : fieldMessages(parsed.error.issues)[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <FieldInputs {...more.inputs} />
      <Consents listId={listId} subscriberId={subscriber.id} />
      <AllMail subscriber={subscriber} onChanged={done} />
    </FormDialog>
  );
}

function useChange(params: { listId: string; id: string }, onDone: () => void) {
  const { send, isSending } = useSend(changeSubscriber);
  const runAction = useAction();
  const toast = useToast();
  const change = async (body: InputOf<typeof changeSubscriber>['body']) => {
    if (!(await runAction(send({ params, body }), 'Failed to change the subscriber'))) return;
    toast({ title: 'Success', description: 'Subscriber changed successfully' });
    onDone();
  };
  return { change, isSending };
}
