import { styled } from 'styled-components';
import { changeContact, listContacts, type Contact } from '@workspace/contracts/contacts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { citySizes, labelOf, promisedHours, serviceInterests } from '@workspace/contracts/form-choices';
import { useKeep } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { useToast } from '@workspace/ui/Toast';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { failureSentence } from '../../layout/failure-sentence.ts';
import { useMinutes } from './use-minutes.ts';
import { waitingTime } from './waiting-time.ts';

const Address = styled.a`
  display: block;
  color: ${color.link};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;

const tones: Record<ReturnType<typeof waitingTime>['state'], BadgeTone> = {
  waiting: 'caution',
  late: 'danger',
  answered: 'good',
};

export interface ContactsTableProps {
  contacts: Contact[];
  /** What was asked for, so that a change is kept where it is shown. */
  input: InputOf<typeof listContacts>;
}

/** Requests with their clocks, and the mark that they were answered. */
export function ContactsTable({ contacts, input }: ContactsTableProps) {
  const now = useMinutes();
  return (
    <Table caption="Requests for a consultation" isCaptionHidden density="dense">
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Promise</th>
          <th scope="col">City size</th>
          <th scope="col">Interested in</th>
          <th scope="col">Sent</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} input={input} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

const sentForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function ContactRow({ contact, input, now }: { contact: Contact; input: ContactsTableProps['input']; now: number }) {
  const { firstName, lastName, email, citySize, serviceInterest, createdAt, answeredAt } = contact;
  const sentAt = Date.parse(createdAt);
  const { state, words } = waitingTime(sentAt, answeredAt ? Date.parse(answeredAt) : null, now, promisedHours);
  return (
    <tr>
      <th scope="row">
        {firstName} {lastName}
        <Address href={`mailto:${email}`}>{email}</Address>
      </th>
      <td>
        <Badge tone={tones[state]}>{words}</Badge>
      </td>
      <td>{labelOf(citySizes, citySize)}</td>
      <td>{labelOf(serviceInterests, serviceInterest)}</td>
      <td>{sentForm.format(sentAt)}</td>
      <td>
        <AnswerButton contact={contact} input={input} />
      </td>
    </tr>
  );
}

function AnswerButton({ contact, input }: { contact: Contact; input: ContactsTableProps['input'] }) {
  const { send, isSending } = useSend(changeContact);
  const keep = useKeep();
  const toast = useToast();
  const isAnswered = contact.answeredAt !== null;
  const change = async () => {
    try {
      const answer = await send({ params: { id: contact.id }, body: { isAnswered: !isAnswered } });
      keep(listContacts, input, (held) => ({
        ...held,
        waiting: held.waiting + (isAnswered ? 1 : -1),
        contacts: held.contacts.map((other) => (other.id === contact.id ? answer.contact : other)),
      }));
    } catch (thrown) {
      toast({
        title: 'Error',
        description: failureSentence(thrown, 'Failed to change the request.'),
        tone: 'destructive',
      });
    }
  };
  return (
    <Button size="sm" variant="quiet" isBusy={isSending} onClick={() => void change()}>
      {isAnswered ? 'Mark as waiting' : 'Mark as answered'}
    </Button>
  );
}
