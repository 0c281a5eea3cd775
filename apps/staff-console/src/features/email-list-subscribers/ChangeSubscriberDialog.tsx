import { useState } from 'react';
import { changeSubscriber, type Subscriber } from '@workspace/contracts/email-list-subscribers';
import { fieldSentences } from '@workspace/contracts/endpoint/field-sentences';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextField } from '@workspace/ui/Field';
import { useToast } from '@workspace/ui/Toast';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useDeed } from '../../layout/use-deed.ts';
import { AllMail } from './AllMail.tsx';

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

/** Corrects an address or a name, and stops all mail to the address. */
export function ChangeSubscriberDialog({ listId, subscriber, onClose, onChanged }: ChangeSubscriberDialogProps) {
  const { id, email, firstName, lastName } = subscriber;
  const [values, setValues] = useState({ email, firstName: firstName ?? '', lastName: lastName ?? '' });
  const { send, isSending } = useSend(changeSubscriber);
  const deed = useDeed();
  const toast = useToast();
  const parsed = changeSubscriber.body.safeParse(values);
  const done = () => {
    onChanged();
    onClose();
  };
  const change = async () => {
    if (!parsed.success) return;
    if (!(await deed(send({ params: { listId, id }, body: parsed.data }), 'Failed to change the subscriber'))) return;
    toast({ title: 'Success', description: 'Subscriber changed successfully' });
    done();
  };
  return (
    <FormDialog
      title="Edit subscriber"
      submitLabel="Save"
      canSubmit={parsed.success}
      isBusy={isSending}
      onSubmit={() => void change()}
      onClose={onClose}
    >
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          required={name === 'email'}
          value={values[name]}
          error={parsed.success ? undefined : fieldSentences(parsed.error.issues)[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <AllMail subscriber={subscriber} onChanged={done} />
    </FormDialog>
  );
}
