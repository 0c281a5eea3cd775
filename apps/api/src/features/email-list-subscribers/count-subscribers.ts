import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriberCount, SubscriberStatus } from '@workspace/contracts/email-list-subscribers';

/** Counting further takes longer than a person waits. */
const countedAtMost = 10_000;

/** A count that was stopped there, where it came that far. */
export const cappedCount = (count: number): SubscriberCount =>
  count > countedAtMost ? { count: countedAtMost, isExact: false } : { count, isExact: true };

/** Counts the people of a list, in the order of an index so that other lists are not read, or those of one status, up to the cap. */
export async function countSubscribers(
  em: EntityManager,
  emailListId: string,
  status: SubscriberStatus | undefined,
): Promise<SubscriberCount> {
  const [{ count }] = await em.execute<[{ count: number }]>(
    `select count(*)::int as count from (
       select from email_list_subscribers where email_list_id = ?${status ? ' and status = ?' : ''}
       order by lower(email) collate "C" limit ${countedAtMost + 1}) s`,
    [emailListId, ...(status ? [status] : [])],
  );
  return cappedCount(count);
}
