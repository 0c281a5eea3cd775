import { useDeferredValue, useState } from 'react';
import { exportSubscribers, type SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import type { EmailList } from '@workspace/contracts/email-lists';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { SearchTools } from '../../layout/SearchTools.tsx';
import { AddSubscribersDialog } from './AddSubscribersDialog.tsx';
import { FoundSubscribers } from './FoundSubscribers.tsx';

const statuses: readonly { value: SubscriberStatus; label: string }[] = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'bounced', label: 'Bounced' },
];

interface SubscribersPanelProps {
  list: EmailList;
  /** Called when somebody was added, changed or removed: the list counts anew. */
  onChanged: () => void;
}

/** The people of a list: found, added, corrected, removed. */
export function SubscribersPanel({ list, onChanged }: SubscribersPanelProps) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [round, setRound] = useState(0);
  const asked = useDeferredValue(search).trim();
  const added = () => {
    onChanged();
    setRound((held) => held + 1);
  };
  return (
    <Panel title="Subscribers" actions={<Actions list={list} onAdd={() => setAdding(true)} />}>
      <SearchTools
        search={{ label: 'Search by beginning of address or name', value: search, onChange: setSearch }}
        choice={{ label: 'Status', options: statuses, value: status, onChange: setStatus }}
      />
      <FoundSubscribers
        key={`${asked} ${status} ${round}`}
        listId={list.id}
        search={asked}
        status={statuses.find(({ value }) => value === status)?.value}
        onChanged={onChanged}
      />
      {isAdding && <AddSubscribersDialog list={list} onClose={() => setAdding(false)} onAdded={added} />}
    </Panel>
  );
}

function Actions({ list: { id: listId, trashedAt }, onAdd }: { list: EmailList; onAdd: () => void }) {
  return (
    <>
      <ButtonLink size="sm" href={urlOf(exportSubscribers, { params: { listId } })} download>
        Export as CSV
      </ButtonLink>
      {!trashedAt && (
        <Button size="sm" onClick={onAdd}>
          Add subscribers
        </Button>
      )}
    </>
  );
}
