import { useState } from 'react';
import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { useFocusLeft } from '../../layout/use-focus-left.ts';
import { ChangeSubscriberDialog } from './ChangeSubscriberDialog.tsx';
import { RemoveSubscriberDialog } from './RemoveSubscriberDialog.tsx';
import { SubscribersTable } from './SubscribersTable.tsx';
import { useSubscriberBulk } from './use-subscriber-bulk.ts';
import { useSubscriberStatus } from './use-subscriber-status.ts';

interface SubscriberRowsProps {
  listId: string;
  subscribers: Subscriber[];
  /** The filter and the page of the list. */
  scope: string;
  /** Called after a change. */
  refresh: () => void;
}

/** A page of subscribers with the actions on one or several of them. */
export function SubscriberRows({ listId, subscribers, scope, refresh }: SubscriberRowsProps) {
  const [changing, setChanging] = useState<Subscriber>();
  const [removing, setRemoving] = useState<Subscriber>();
  const rows = useFocusLeft(subscribers);
  const changeStatus = useSubscriberStatus(listId, refresh);
  const bulk = useSubscriberBulk({ listId, subscribers, scope, refresh });
  const dialog = (open: (one: undefined) => void) => ({ listId, onClose: () => open(undefined) });
  return (
    <div ref={rows} tabIndex={-1}>
      <SubscribersTable
        {...{ listId, subscribers, bulk }}
        onChange={setChanging}
        onStatus={(subscriber) => void changeStatus(subscriber)}
        onRemove={setRemoving}
      />
      {changing && <ChangeSubscriberDialog {...dialog(setChanging)} subscriber={changing} onChanged={refresh} />}
      <RemoveSubscriberDialog {...dialog(setRemoving)} subscriber={removing} onRemoved={refresh} />
    </div>
  );
}
