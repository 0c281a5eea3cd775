import { useState } from 'react';
import { createApiKey, keyDays } from '@workspace/contracts/api-keys';
import type { Permission } from '@workspace/contracts/roles';
import { useSend } from '@workspace/contracts/react/use-send';
import { SelectField, TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { ScopeFields } from './ScopeFields.tsx';

const day = 86_400_000;
const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: String(keyDays.default), label: '90 days' },
  { value: '365', label: 'a year' },
];

const expiry = { label: 'Expires after', options: periods };

interface CreateKeyDialogProps {
  onClose: () => void;
  onCreated: (key: string) => void;
}

/** Creates a key with a name, its scopes and its last day. */
export function CreateKeyDialog({ onClose, onCreated }: CreateKeyDialogProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Permission[]>([]);
  const [days, setDays] = useState(String(keyDays.default));
  // Fixed, so that a repeated request is the same one.
  const [openedAt] = useState(() => Date.now());
  const { send, isSending, error } = useSend(createApiKey);
  const run = useAction();
  const create = async () => {
    const expiresAt = new Date(openedAt + Number(days) * day).toISOString();
    const done = await run(send({ body: { name, scopes: [...scopes], expiresAt } }), 'Failed to create the key.');
    if (done) onCreated(done.key);
  };
  return (
    <FormDialog
      title="Create a key"
      description="It never does more than your own role allows."
      submitLabel="Create key"
      size="lg"
      isBusy={isSending}
      canSubmit={name.trim() !== '' && scopes.length > 0}
      hasUnsavedChanges={name !== '' || scopes.length > 0}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="The program that will use it"
        value={name}
        error={error?.fields.name}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField {...expiry} value={days} onChange={({ target }) => setDays(target.value)} />
      <ScopeFields scopes={scopes} onChange={setScopes} />
    </FormDialog>
  );
}
