import { styled } from 'styled-components';
import type { Contact } from '@workspace/contracts/contacts';
import { citySizes, labelOf, promisedHours, serviceInterests } from '@workspace/contracts/form-choices';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { pressInRows } from '../../layout/press-in-rows.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { Narrow, Wide } from '../../layout/Wide.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { useMinutes } from './use-minutes.ts';
import { waitingTime } from './waiting-time.ts';

const Address = styled.a`
  display: block;
  color: ${color.link};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
  overflow-wrap: anywhere;
`;
const Small = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
  overflow-wrap: anywhere;
`;
const Lines = styled.div`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  margin-top: ${space.xs};
`;
const Action = styled.td`
  text-align: right;
  ${media.phoneUp} {
    white-space: nowrap;
  }
`;

const tones: Record<ReturnType<typeof waitingTime>['state'], BadgeTone> = {
  waiting: 'caution',
  late: 'danger',
  answered: 'good',
};
const columns = [
  { name: 'Who' },
  { name: 'Promise', isWide: true },
  { name: 'Asked for', isWide: true },
  { name: 'Sent', isWide: true },
  { name: 'Answered by', isWide: true },
  { name: 'Answer', isHidden: true },
];

export interface ContactsTableProps {
  contacts: Contact[];
  refresh: () => void;
}

/** Requests with their clocks, and the mark that they were answered. */
export function ContactsTable({ contacts, refresh }: ContactsTableProps) {
  const now = useMinutes();
  return (
    <Table caption="Requests for a consultation" isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody onKeyDown={pressInRows}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} now={now} refresh={refresh} />
        ))}
      </tbody>
    </Table>
  );
}

function ContactRow({ contact, now, refresh }: { contact: Contact; now: number; refresh: () => void }) {
  const { firstName, lastName, email, citySize, serviceInterest, createdAt, answeredAt } = contact;
  const sentAt = Date.parse(createdAt);
  const { state, words } = waitingTime(sentAt, answeredAt ? Date.parse(answeredAt) : null, now, promisedHours);
  const promise = <Badge tone={tones[state]}>{words}</Badge>;
  const asked = [labelOf(serviceInterests, serviceInterest), labelOf(citySizes, citySize)];
  return (
    <tr>
      <th scope="row">
        {firstName} {lastName}
        <Address href={`mailto:${email}`}>{email}</Address>
        <Narrow>
          <Lines>
            {promise}
            <Small>
              {asked[0]}
              <br />
              {asked[1]}
            </Small>
            <Small>Sent {shortMoment(createdAt)}</Small>
            <Answered contact={contact} />
          </Lines>
        </Narrow>
      </th>
      <Wide>{promise}</Wide>
      <Wide>
        {asked[0]}
        <Small>{asked[1]}</Small>
      </Wide>
      <Wide>{shortMoment(createdAt)}</Wide>
      <Wide>
        <Answered contact={contact} />
      </Wide>
      <Action>
        <AnswerButton contact={contact} refresh={refresh} />
      </Action>
    </tr>
  );
}

function Answered({ contact: { answeredAt, answeredBy } }: { contact: Contact }) {
  if (!answeredAt) return null;
  return (
    <Small>
      {answeredBy ?? 'Not recorded'}
      <br />
      {shortMoment(answeredAt)}
    </Small>
  );
}
