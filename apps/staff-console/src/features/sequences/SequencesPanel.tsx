import { useState } from 'react';
import { createSequence, listSequences, type Sequence } from '@workspace/contracts/sequences';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { SequenceBadge } from './SequenceBadge.tsx';
import { SequenceNameDialog } from './SequenceNameDialog.tsx';
import { useSequenceAction } from './use-sequence-action.ts';

const columns = [
  { name: 'Sequence' },
  { name: 'Status' },
  { name: 'Waiting', isFigure: true },
  { name: 'Actions', isHidden: true },
];

/** The sequences of a list. */
export function SequencesPanel({ listId }: { listId: string }) {
  const { data, error, refresh } = useEndpoint(listSequences, { params: { id: listId } });
  const sequences = data?.sequences ?? [];
  const create = (
    <Permitted to="newsletter-campaigns:write">
      <CreateSequence listId={listId} />
    </Permitted>
  );
  return (
    <Panel title="Sequences" actions={sequences.length > 0 && create}>
      {error && !data && <NotLoaded subject="The sequences" error={error} refresh={refresh} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && sequences.length === 0 && (
        <EmptyList title="There is no sequence yet." action={create}>
          A sequence sends a series of emails to each person who joins this list, such as a welcome at once and a guide
          two days later. Nobody who is on the list already gets it, and it stops when somebody leaves.
        </EmptyList>
      )}
      {sequences.length > 0 && <SequencesTable sequences={sequences} />}
    </Panel>
  );
}

function SequencesTable({ sequences }: { sequences: readonly Sequence[] }) {
  const path = useConsolePath();
  return (
    <Table caption="Sequences" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {sequences.map(({ id, name, status, steps, waiting }) => (
          <ListRow key={id} name={name}>
            <RowTitle>
              <RowLink to={path(`sequences/${id}`)}>{name}</RowLink>
              <RowHint>{formatCount(steps.length, 'email')}</RowHint>
            </RowTitle>
            <td>
              <SequenceBadge status={status} />
            </td>
            <td data-numeric>{formatNumber(waiting)}</td>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}

function CreateSequence({ listId }: { listId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { send, isSending } = useSend(createSequence);
  const run = useSequenceAction();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const create = async (name: string) => {
    const made = await run(send({ params: { id: listId }, body: { name } }), {
      otherwise: 'Failed to create the sequence',
    });
    if (made) navigate(path(`sequences/${made.id}`));
  };
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Create Sequence
      </Button>
      {isOpen && (
        <SequenceNameDialog
          title="Create a sequence"
          initial=""
          submitLabel="Create Sequence"
          isBusy={isSending}
          onSubmit={(name) => void create(name)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
