import { styled } from 'styled-components';
import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { moveBetweenRows } from '../../layout/move-between-rows.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { Narrow, FullWidth } from '../../layout/FullWidth.tsx';
import { suppressionReason } from '../mail-suppressions/suppression-reasons.ts';
import { canSubscribeAgain } from './use-subscriber-status.ts';

const Address = styled.span`
  overflow-wrap: anywhere;
`;
const Name = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
  overflow-wrap: anywhere;
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
  /** Called to unsubscribe a subscriber, or to undo it. */
  onStatus: (subscriber: Subscriber) => void;
  onRemove: (subscriber: Subscriber) => void;
}

/** Subscribers by address, with their actions. Unsubscribed ones stay in the list. */
export function SubscribersTable({ subscribers, onChange, onStatus, onRemove }: SubscribersTableProps) {
  return (
    <Table caption="People of the list" isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody onKeyDown={moveBetweenRows}>
        {subscribers.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            onChange={() => onChange(subscriber)}
            onStatus={() => onStatus(subscriber)}
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
  onStatus: () => void;
  onRemove: () => void;
}

function SubscriberRow({ subscriber, ...actions }: SubscriberRowProps) {
  const { email, firstName, lastName, source, createdAt } = subscriber;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const statusLabel = <SubscriberStatusLabel subscriber={subscriber} />;
  return (
    <tr>
      <th scope="row">
        <Address>{email}</Address>
        {name && <Name>{name}</Name>}
        <Narrow>{statusLabel}</Narrow>
      </th>
      <FullWidth>{statusLabel}</FullWidth>
      <FullWidth>{sources[source]}</FullWidth>
      <FullWidth>{shortMoment(createdAt)}</FullWidth>
      <td>
        <RowActions subscriber={subscriber} {...actions} />
      </td>
    </tr>
  );
}

/** The status with its date, and the staff member if one changed it. */
function SubscriberStatusLabel({
  subscriber: { status, unsubscribedAt, unsubscribedBy, suppression },
}: {
  subscriber: Subscriber;
}) {
  const [tone, label] = statuses[status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {unsubscribedAt && <Name>{shortMoment(unsubscribedAt)}</Name>}
      {unsubscribedBy && !suppression && <Name>by {unsubscribedBy}</Name>}
      {suppression && <Name>Every list: {suppressionReason(suppression)}</Name>}
    </>
  );
}

function RowActions({ subscriber, onChange, onStatus, onRemove }: SubscriberRowProps) {
  const of = <VisuallyHidden> {subscriber.email}</VisuallyHidden>;
  const isSubscribed = subscriber.status === 'subscribed';
  return (
    <Actions>
      <Button size="sm" variant="quiet" onClick={onChange}>
        <span>Edit{of}</span>
      </Button>
      {(isSubscribed || canSubscribeAgain(subscriber)) && (
        <Button size="sm" variant="quiet" data-beside onClick={onStatus}>
          <span>
            {isSubscribed ? 'Unsubscribe' : 'Subscribe again'}
            {of}
          </span>
        </Button>
      )}
      {isSubscribed && (
        <Button size="sm" variant="quiet" data-deletes onClick={onRemove}>
          <span>Remove{of}</span>
        </Button>
      )}
    </Actions>
  );
}
