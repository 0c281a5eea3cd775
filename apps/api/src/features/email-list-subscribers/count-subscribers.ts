import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriberCount, SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import { addressKey } from '../../database/address-key.ts';

/** Counting further takes too long for a request. */
const countedAtMost = 10_000;

/** Caps a count at the limit. */
export const cappedCount = (count: number): SubscriberCount =>
  count > countedAtMost ? { count: countedAtMost, isExact: false } : { count, isExact: true };

/**
 * Counts the subscribers of a list, or those of one status, up to the cap; in index order, so that rows of other lists
 * are not read.
 */
export async function countSubscribers(
  em: EntityManager,
  emailListId: string,
  status: SubscriberStatus | undefined,
): Promise<SubscriberCount> {
  const [{ count }] = await em.execute<[{ count: number }]>(
    `select count(*)::int as count from (
       select from email_list_subscribers where email_list_id = ?${status ? ' and status = ?' : ''}
       order by ${addressKey('email')} limit ${countedAtMost + 1}) s`,
    [emailListId, ...(status ? [status] : [])],
  );
  return cappedCount(count);
}
