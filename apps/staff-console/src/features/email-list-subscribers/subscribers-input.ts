import type { listSubscribers, SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { ListQuery } from '../../layout/use-list-query.ts';

/** The statuses that a list can be filtered by. */
export const statuses: readonly { value: SubscriberStatus; label: string }[] = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'bounced', label: 'Bounced' },
];

/** Returns the status in a list's URL; undefined for an unknown one, which means all. */
export const statusOf = ({ status }: Pick<ListQuery, 'status'>): SubscriberStatus | undefined =>
  statuses.find(({ value }) => value === status)?.value;

/** Returns the request for the first page of a list's subscribers. */
export const firstSubscribers = (
  listId: string,
  list: Pick<ListQuery, 'search' | 'status'>,
): InputOf<typeof listSubscribers> => ({
  params: { listId },
  query: { search: list.search.trim() || undefined, status: statusOf(list) },
});
