import type { EntityManager } from '@mikro-orm/postgresql';
import { genuineRequests, isInTime, isOver } from './promise-sql.ts';

/** Counts the requests of this month, in UTC, that were answered or are late, and those of them answered in time. */
export async function promiseOf(em: EntityManager, now: Date): Promise<{ kept: number; of: number }> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await em.execute<[{ kept: number; of: number }]>(
    `select count(*) filter (where ${isInTime})::int as kept, count(*)::int as of
     from ${genuineRequests} where created_at >= ? and ${isOver}`,
    [month, now],
  );
  return row;
}
