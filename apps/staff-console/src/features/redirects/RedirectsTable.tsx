import { useState } from 'react';
import { styled } from 'styled-components';
import { deleteRedirect, type Redirect } from '@workspace/contracts/redirects';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { Table } from '@workspace/ui/Table';
import { font, text } from '@workspace/ui/theme/tokens.ts';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { useAction } from '../../layout/use-action.ts';

const Path = styled.code`
  font: 400 ${text.sm} / 1.4 ${font.mono};
  overflow-wrap: anywhere;
`;
// The addresses have the room.
const Origin = styled(NonPhoneCell)`
  white-space: normal;
  time {
    white-space: nowrap;
  }
`;
const columns = [
  { name: 'From' },
  { name: 'To' },
  { name: 'Origin', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface RedirectsTableProps {
  redirects: readonly Redirect[];
  onDeleted: () => void;
}

/** Redirects, each with a button to delete it. */
export function RedirectsTable({ redirects, onDeleted }: RedirectsTableProps) {
  const [asked, setAsked] = useState<Redirect>();
  const { send, isSending } = useSend(deleteRedirect);
  const run = useAction();
  const remove = async ({ id }: Redirect) => {
    await run(send({ params: { id } }), 'Failed to delete the redirect.');
    setAsked(undefined);
    onDeleted();
  };
  return (
    <>
      <Table caption="Redirects" isCaptionHidden density="list">
        <TableHead columns={columns} />
        <ListBody>
          {redirects.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} onDelete={() => setAsked(redirect)} />
          ))}
        </ListBody>
      </Table>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked)}
        isBusy={isSending}
        title="Delete this redirect?"
        description={`Readers who open ${asked?.from} will find nothing there.`}
        confirmLabel="Delete"
      />
    </>
  );
}

function RedirectRow({ redirect, onDelete }: { redirect: Redirect; onDelete: () => void }) {
  const { from, to, kind, createdBy, createdAt } = redirect;
  const actions = [
    { label: 'Open', href: from, opensNewTab: true },
    { label: 'Delete', onSelect: onDelete, isDestructive: true },
  ];
  return (
    <ListRow name={from} actions={actions} permission="redirects:write">
      <th scope="row">
        <Path>{from}</Path>
      </th>
      <td>
        <Path>{to}</Path>
      </td>
      <Origin>
        {kind === 'renamed' ? 'Former address of a post' : `Made by ${createdBy}`},{' '}
        <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
      </Origin>
    </ListRow>
  );
}
