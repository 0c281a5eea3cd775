import type { PendingSignUp } from '@workspace/contracts/pending-sign-ups';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowTitle } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';

const columns = [
  { name: 'Address' },
  { name: 'Status', isHiddenOnPhone: true },
  { name: 'Signed up', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface PendingTableProps {
  signUps: readonly PendingSignUp[];
  onResend: (signUp: PendingSignUp) => void;
}

/** Sign-ups that wait for a confirmation, with the state of their email. */
export function PendingTable({ signUps, onResend }: PendingTableProps) {
  return (
    <Table caption="Pending sign-ups" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {signUps.map((signUp) => {
          const [tone, label] = stateOf(signUp);
          const status = <Badge tone={tone}>{label}</Badge>;
          const action = { label: 'Send the confirmation again', onSelect: () => onResend(signUp) };
          return (
            <ListRow key={signUp.id} name={signUp.email} actions={[action]} permission="email-lists:write">
              <RowTitle>
                {signUp.email}
                <RowHint>{mailOf(signUp)}</RowHint>
                <PhoneOnly>{status}</PhoneOnly>
              </RowTitle>
              <NonPhoneCell>{status}</NonPhoneCell>
              <NonPhoneCell>{shortMoment(signUp.requestedAt)}</NonPhoneCell>
            </ListRow>
          );
        })}
      </ListBody>
    </Table>
  );
}

function stateOf({ isExpired, mail }: PendingSignUp): readonly [BadgeTone, string] {
  if (isExpired) return ['neutral', 'Expired'];
  return mail === 'failed' ? ['danger', 'Email failed'] : ['caution', 'Pending'];
}

const mails: Record<PendingSignUp['mail'], string> = {
  queued: 'Email waits since',
  sent: 'Email sent',
  failed: 'Email rejected',
  uncertain: 'Email perhaps sent',
};

function mailOf({ mail, mailRequestedAt, remindedAt }: PendingSignUp): string {
  const last = remindedAt === mailRequestedAt ? mails[mail].replace('Email', 'Reminder') : mails[mail];
  return `${last} ${shortMoment(mailRequestedAt)}`;
}
