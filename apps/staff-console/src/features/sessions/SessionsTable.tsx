import { endSession, type Session } from '@workspace/contracts/sessions';
import { useSend } from '@workspace/contracts/react/use-send';
import { Badge } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { useAction } from '../../layout/use-action.ts';
import { RowNote } from '../../layout/RowNote.tsx';

const columns = [
  { name: 'Device' },
  { name: 'Signed in', isHiddenOnPhone: true },
  { name: 'Last use', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface SessionsTableProps {
  sessions: readonly Session[];
  /** True when the sessions are of several people. */
  hasPeople: boolean;
  onEnded: () => void;
}

/** Sessions, each with a button to end it. */
export function SessionsTable({ sessions, hasPeople, onEnded }: SessionsTableProps) {
  const { send } = useSend(endSession);
  const run = useAction();
  const end = async ({ id }: Session) => {
    await run(send({ params: { id } }), 'Failed to end the session.');
    onEnded();
  };
  return (
    <Table caption="Sessions" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} hasPeople={hasPeople} onEnd={() => void end(session)} />
        ))}
      </tbody>
    </Table>
  );
}

interface SessionRowProps extends Pick<SessionsTableProps, 'hasPeople'> {
  session: Session;
  onEnd: () => void;
}

function SessionRow({ session, hasPeople, onEnd }: SessionRowProps) {
  return (
    <tr>
      <th scope="row">
        {session.device} {session.isCurrent && <Badge tone="good">This one</Badge>}
        {hasPeople && <RowNote>{session.email}</RowNote>}
        <PhoneOnly>
          <RowNote>Last use {shortMoment(session.lastUsedAt)}</RowNote>
        </PhoneOnly>
      </th>
      <NonPhoneCell>{shortMoment(session.createdAt)}</NonPhoneCell>
      <NonPhoneCell>{shortMoment(session.lastUsedAt)}</NonPhoneCell>
      <td data-numeric>
        {!session.isCurrent && (
          <Button size="sm" variant="quiet" onClick={onEnd}>
            <span>
              Sign out
              <VisuallyHidden>
                {' '}
                {session.device}, {session.email}
              </VisuallyHidden>
            </span>
          </Button>
        )}
      </td>
    </tr>
  );
}
