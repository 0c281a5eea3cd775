import { changeSubscriber, removeSubscriber, type Subscriber } from '@workspace/contracts/email-list-subscribers';
import { useSend } from '@workspace/contracts/react/use-send';
import { formatCount } from '../../layout/format-number.ts';
import { useBulk, type Bulk, type BulkAction } from '../../layout/use-bulk.ts';

interface Listed {
  listId: string;
  subscribers: readonly Subscriber[];
  /** The filter and the page of the list. */
  scope: string;
  refresh: () => void;
}

/** Returns the selection of a list's subscribers with its actions. */
export function useSubscriberBulk({ listId, subscribers, scope, refresh }: Listed): Bulk<Subscriber> | undefined {
  const changing = useSend(changeSubscriber);
  const removing = useSend(removeSubscriber);
  const set = async ({ id }: Subscriber, status: 'subscribed' | 'unsubscribed') =>
    changing.send({ params: { listId, id }, body: { status } });
  const unsubscribe: BulkAction<Subscriber> = {
    label: 'Unsubscribe',
    done: 'unsubscribed',
    // A row that is unsubscribed already stays so, also after Undo.
    run: async (row) => row.status === 'subscribed' && set(row, 'unsubscribed'),
    undo: async (row) => row.status === 'subscribed' && set(row, 'subscribed'),
  };
  const remove: BulkAction<Subscriber> = {
    label: 'Remove',
    done: 'off the list',
    run: ({ id }) => removing.send({ params: { listId, id } }),
    question: (count) => ({
      title: `Remove ${formatCount(count, 'subscriber')}?`,
      description: 'They are taken off this list, and can be added again by anybody. Those who unsubscribed stay.',
    }),
  };
  return useBulk({
    rows: subscribers,
    scope,
    permission: 'email-lists:write',
    noun: 'subscriber',
    nameOf: ({ email }) => email,
    actions: [unsubscribe, remove],
    refresh,
  });
}
