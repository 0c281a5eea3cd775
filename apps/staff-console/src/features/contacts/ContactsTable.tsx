import { styled } from 'styled-components';
import type { Contact } from '@workspace/contracts/contacts';
import { citySizes, labelOf, promisedHours, serviceInterests } from '@workspace/contracts/form-choices';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { moveBetweenRows } from '../../layout/move-between-rows.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { useMinutes } from '../../layout/use-minutes.ts';
import { waitingTime } from '../../layout/waiting-time.ts';

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
/* Five columns need more room than a tablet has beside the console's navigation. */
const Desk = styled.td`
  display: none;
  ${media.desktop} {
    display: table-cell;
  }
`;
const Lines = styled.div`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  margin-top: ${space.xs};
  ${media.desktop} {
    display: none;
  }
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
export interface ContactsTableProps {
  contacts: Contact[];
  refresh: () => void;
  /** Called when no row follows the answered one. */
  onLastAnswered: () => void;
}

/** Requests with their waiting times and a button to mark them as answered. */
export function ContactsTable({ contacts, ...actions }: ContactsTableProps) {
  const now = useMinutes();
  return (
    <Table caption="Requests for a consultation" isCaptionHidden density="dense">
      <thead>
        <tr>
          <th scope="col">Who</th>
          {['Promise', 'Asked for', 'Answered by'].map((name) => (
            <Desk as="th" scope="col" key={name}>
              {name}
            </Desk>
          ))}
          <th scope="col">
            <VisuallyHidden>Answer</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} now={now} {...actions} />
        ))}
      </tbody>
    </Table>
  );
}

interface ContactRowProps extends Omit<ContactsTableProps, 'contacts'> {
  contact: Contact;
  now: number;
}

function ContactRow({ contact, now, refresh, onLastAnswered }: ContactRowProps) {
  const { firstName, lastName, email, citySize, serviceInterest, createdAt, answeredAt } = contact;
  const sentAt = Date.parse(createdAt);
  const { state, words } = waitingTime(sentAt, answeredAt ? Date.parse(answeredAt) : null, now, promisedHours);
  const promise = (
    <>
      <Badge tone={tones[state]}>{words}</Badge>
      <Small>Sent {shortMoment(createdAt)}</Small>
    </>
  );
  const requestedAt = (
    <Small>
      {labelOf(serviceInterests, serviceInterest)}
      <br />
      {labelOf(citySizes, citySize)}
    </Small>
  );
  const answered = <Answered contact={contact} />;
  return (
    <tr>
      <th scope="row">
        {firstName} {lastName}
        <Address href={`mailto:${email}`}>{email}</Address>
        <Lines>
          {promise}
          {requestedAt}
          {answered}
        </Lines>
      </th>
      <Desk>{promise}</Desk>
      <Desk>{requestedAt}</Desk>
      <Desk>{answered}</Desk>
      <Action>
        <AnswerButton contact={contact} refresh={refresh} onLast={onLastAnswered} />
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
