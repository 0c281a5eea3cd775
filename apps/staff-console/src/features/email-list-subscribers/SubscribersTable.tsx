import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { listSubscriberFields, type SubscriberField } from '@workspace/contracts/subscriber-fields';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { shortMoment } from '../../layout/local-time.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowButton, RowHint, RowTitle } from '../../layout/ListRow.tsx';
import type { RowAction } from '../../layout/row-action.ts';
import { SelectionBar } from '../../layout/SelectionBar.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import type { Bulk } from '../../layout/use-bulk.ts';
import type { Selection } from '../../layout/use-selection.ts';
import { suppressionReason } from '../suppressions/suppression-reasons.ts';
import { fullNameOf, valuesInWords } from './values-in-words.ts';
import { canSubscribeAgain } from './use-subscriber-status.ts';

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
  { name: 'Status', isHiddenOnPhone: true },
  { name: 'Source', isHiddenOnPhone: true },
  { name: 'Added', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface SubscribersTableProps {
  listId: string;
  subscribers: Subscriber[];
  /** Absent for people who may not change subscribers. */
  bulk: Bulk<Subscriber> | undefined;
  onChange: (subscriber: Subscriber) => void;
  /** Called to unsubscribe a subscriber, or to undo it. */
  onStatus: (subscriber: Subscriber) => void;
  onRemove: (subscriber: Subscriber) => void;
}

/** Subscribers by address, with their actions. Unsubscribed ones stay in the list. */
export function SubscribersTable(props: SubscribersTableProps) {
  const { listId, subscribers, bulk, onChange, onStatus, onRemove } = props;
  const fields = useEndpoint(listSubscriberFields, { query: { emailListId: listId } }).data?.fields ?? [];
  return (
    <>
      <Table caption="People of the list" isCaptionHidden density="list">
        <TableHead columns={columns} selection={bulk?.selection} />
        <ListBody>
          {subscribers.map((subscriber) => (
            <SubscriberRow
              key={subscriber.id}
              subscriber={subscriber}
              fields={fields}
              selection={bulk?.selection}
              onChange={() => onChange(subscriber)}
              onStatus={() => onStatus(subscriber)}
              onRemove={() => onRemove(subscriber)}
            />
          ))}
        </ListBody>
      </Table>
      {bulk && <SelectionBar bulk={bulk} />}
    </>
  );
}

interface SubscriberRowProps {
  subscriber: Subscriber;
  fields: readonly SubscriberField[];
  selection: Selection<Subscriber> | undefined;
  onChange: () => void;
  onStatus: () => void;
  onRemove: () => void;
}

function SubscriberRow({ subscriber, fields, selection, onChange, onStatus, onRemove }: SubscriberRowProps) {
  const { email, firstName, lastName, source, createdAt } = subscriber;
  const name = [firstName, lastName].filter(Boolean).join(' ') || fullNameOf(subscriber.fields);
  const isSubscribed = subscriber.status === 'subscribed';
  const status = <Badge tone={statuses[subscriber.status][0]}>{statuses[subscriber.status][1]}</Badge>;
  const actions: RowAction[] = [
    { label: 'Edit', onSelect: onChange },
    ...(isSubscribed ? [{ label: 'Unsubscribe', onSelect: onStatus }] : []),
    ...(canSubscribeAgain(subscriber) ? [{ label: 'Subscribe again', onSelect: onStatus }] : []),
    ...(isSubscribed ? [{ label: 'Remove', onSelect: onRemove, isDestructive: true }] : []),
  ];
  return (
    <ListRow
      name={email}
      actions={actions}
      permission="email-lists:write"
      selecting={selection && { row: subscriber, selection }}
    >
      <RowTitle>
        <RowButton verb="Edit" onOpen={onChange}>
          {email}
        </RowButton>
        <RowHint>
          {[name, changeOf(subscriber), valuesInWords(subscriber.fields, fields)].filter(Boolean).join(' · ')}
        </RowHint>
        <PhoneOnly>{status}</PhoneOnly>
      </RowTitle>
      <NonPhoneCell>{status}</NonPhoneCell>
      <NonPhoneCell>{sources[source]}</NonPhoneCell>
      <NonPhoneCell>{shortMoment(createdAt)}</NonPhoneCell>
    </ListRow>
  );
}

/** Returns the last change of a subscriber's status: its date, and the staff member or the reason. */
function changeOf({ unsubscribedAt, unsubscribedBy, suppression }: Subscriber): string {
  const by = suppression ? `Every list: ${suppressionReason(suppression)}` : unsubscribedBy && `by ${unsubscribedBy}`;
  return [unsubscribedAt && `Since ${shortMoment(unsubscribedAt)}`, by].filter(Boolean).join(' ');
}
