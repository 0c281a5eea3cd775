import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Counts the requests of this month, in UTC, that were answered or are late, and those of them answered in time. Spam
 * and archived requests without an answer were promised nothing.
 */
export async function promiseOf(em: EntityManager, now: Date): Promise<{ kept: number; of: number }> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await em.execute<[{ kept: number; of: number }]>(
    `select count(*) filter (where coalesce(first_in_time, answered_at <= due_at))::int as kept,
       count(*) filter (where first_in_time is not null or answered_at is not null or due_at < ?)::int as of
     from contacts
     where created_at >= ? and spam_at is null
       and (archived_at is null or answered_at is not null or first_in_time is not null)`,
    [now, month],
  );
  return row;
}
