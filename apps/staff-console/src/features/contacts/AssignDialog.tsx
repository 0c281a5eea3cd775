import { useId, useState } from 'react';
import { listContactOwners } from '@workspace/contracts/contact-threads';
import { changeContact, type Contact } from '@workspace/contracts/contacts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useRefreshRequests } from './use-refresh-requests.ts';

const address = {
  label: 'Email address of a colleague',
  hint: 'Leave it empty for nobody.',
  type: 'email',
} as const;

interface AssignDialogProps {
  contact: Contact;
  onClose: () => void;
}

/** Gives a request to a colleague, or to nobody. */
export function AssignDialog({ contact: { id, owner }, onClose }: AssignDialogProps) {
  const [stored] = useState(owner ?? '');
  const [written, setWritten] = useState(stored);
  const { data } = useEndpoint(listContactOwners, {});
  const { send, isSending, error } = useSend(changeContact);
  const runAction = useAction();
  const refresh = useRefreshRequests();
  const listId = useId();
  const assign = async () => {
    const sent = send({ params: { id }, body: { owner: written.trim() || null } });
    if (!(await runAction(sent, 'Failed to assign the request.'))) return;
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title="Assign this request"
      description="The owner gets its reminders. Anybody may still answer it."
      submitLabel="Assign"
      isBusy={isSending}
      onSubmit={() => void assign()}
      hasUnsavedChanges={written !== stored}
      onClose={onClose}
    >
      <TextField
        {...address}
        list={listId}
        value={written}
        error={error?.fields.owner}
        onChange={({ target }) => setWritten(target.value)}
      />
      <datalist id={listId}>
        {data?.owners.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </FormDialog>
  );
}
