import { useState } from 'react';
import { styled } from 'styled-components';
import { deleteApiKey, type ApiKey } from '@workspace/contracts/api-keys';
import { useSend } from '@workspace/contracts/react/use-send';
import { Badge } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { useMinutes } from '../../layout/use-minutes.ts';
import { useAction } from '../../layout/use-action.ts';
import { RowNote } from '../../layout/RowNote.tsx';
import { scopeLines } from './scope-lines.ts';

const Scopes = styled(NonPhoneCell)`
  width: 100%;
  white-space: normal;
`;

const columns = [
  { name: 'Key' },
  { name: 'Scopes', isHiddenOnPhone: true },
  { name: 'Expires', isHiddenOnPhone: true },
  { name: 'Last use', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface ApiKeysTableProps {
  apiKeys: readonly ApiKey[];
  onDeleted: () => void;
}

/** Keys, each with a button to delete it. */
export function ApiKeysTable({ apiKeys, onDeleted }: ApiKeysTableProps) {
  const [asked, setAsked] = useState<ApiKey>();
  const { send, isSending } = useSend(deleteApiKey);
  const run = useAction();
  const remove = async ({ id }: ApiKey) => {
    await run(send({ params: { id } }), 'Failed to delete the key.');
    setAsked(undefined);
    onDeleted();
  };
  return (
    <>
      <Table caption="API keys" isCaptionHidden density="list">
        <TableHead columns={columns} />
        <tbody>
          {apiKeys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onDelete={() => setAsked(key)} />
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked)}
        isBusy={isSending}
        title={`Delete the key ${asked?.name ?? ''}?`}
        description="Programs that use it are rejected from now on. This cannot be undone."
        confirmLabel="Delete"
      />
    </>
  );
}

function KeyRow({ apiKey, onDelete }: { apiKey: ApiKey; onDelete: () => void }) {
  const { name, hint, scopes, createdBy, expiresAt, lastUsedAt } = apiKey;
  const expired = Date.parse(expiresAt) <= useMinutes() ? <Badge tone="danger">Expired</Badge> : undefined;
  return (
    <tr>
      <th scope="row">
        {name}
        <RowNote>
          {hint} for {createdBy}
        </RowNote>
        <PhoneOnly>{expired ?? <RowNote>Expires {shortMoment(expiresAt)}</RowNote>}</PhoneOnly>
      </th>
      <Scopes>
        {scopeLines(scopes).map((line) => (
          <RowNote key={line}>{line}</RowNote>
        ))}
      </Scopes>
      <NonPhoneCell>{expired ?? shortMoment(expiresAt)}</NonPhoneCell>
      <NonPhoneCell>{lastUsedAt ? shortMoment(lastUsedAt) : 'Never'}</NonPhoneCell>
      <td data-numeric>
        <Button size="sm" variant="quiet" data-deletes onClick={onDelete}>
          <span>
            Delete<VisuallyHidden> the key {name}</VisuallyHidden>
          </span>
        </Button>
      </td>
    </tr>
  );
}
