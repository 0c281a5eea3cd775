import { styled } from 'styled-components';
import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { pressInRows } from '../../layout/press-in-rows.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { Narrow, Wide } from '../../layout/Wide.tsx';

const Address = styled.span`
  overflow-wrap: anywhere;
`;
const Name = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: end;
  justify-content: end;
  gap: ${space.xs};
  ${media.phoneUp} {
    flex-direction: row;
  }
`;
const statuses: Record<Subscriber['status'], readonly [BadgeTone, string]> = {
  subscribed: ['good', 'Subscribed'],
  unsubscribed: ['neutral', 'Unsubscribed'],
  bounced: ['danger', 'Bounced'],
};
const sources: Record<Subscriber['source'], string> = {
  manual: 'Added by staff',
  import: 'Imported',
  website: 'Signed up',
};

const columns = [
  { name: 'Address' },
  { name: 'Status', isWide: true },
  { name: 'Source', isWide: true },
  { name: 'Added', isWide: true },
  { name: 'Actions', isHidden: true },
];

interface SubscribersTableProps {
  subscribers: Subscriber[];
  onChange: (subscriber: Subscriber) => void;
  onRemove: (subscriber: Subscriber) => void;
}

/** People by address, with what can be done to each. Who has left stays as such. */
export function SubscribersTable({ subscribers, onChange, onRemove }: SubscribersTableProps) {
  return (
    <Table caption="People of the list" isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody onKeyDown={pressInRows}>
        {subscribers.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            onChange={() => onChange(subscriber)}
            onRemove={() => onRemove(subscriber)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface SubscriberRowProps {
  subscriber: Subscriber;
  onChange: () => void;
  onRemove: () => void;
}

function SubscriberRow({ subscriber, onChange, onRemove }: SubscriberRowProps) {
  const { email, firstName, lastName, status, source, unsubscribedAt, createdAt } = subscriber;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const [tone, label] = statuses[status];
  const standing = (
    <>
      <Badge tone={tone}>{label}</Badge>
      {unsubscribedAt && <Name>{shortMoment(unsubscribedAt)}</Name>}
    </>
  );
  const of = <VisuallyHidden> {email}</VisuallyHidden>;
  return (
    <tr>
      <th scope="row">
        <Address>{email}</Address>
        {name && <Name>{name}</Name>}
        <Narrow>{standing}</Narrow>
      </th>
      <Wide>{standing}</Wide>
      <Wide>{sources[source]}</Wide>
      <Wide>{shortMoment(createdAt)}</Wide>
      <td>
        <Actions>
          <Button size="sm" variant="quiet" onClick={onChange}>
            <span>Edit{of}</span>
          </Button>
          {status === 'subscribed' && (
            <Button size="sm" variant="quiet" data-deletes onClick={onRemove}>
              <span>Remove{of}</span>
            </Button>
          )}
        </Actions>
      </td>
    </tr>
  );
}
