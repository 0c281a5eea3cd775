import type { EntityManager } from '@mikro-orm/postgresql';
import { pendingSql } from './pending-sql.ts';

/** Counts the sign-ups of each list that wait and have not expired. A list without any is not in the map. */
export async function countPending(em: EntityManager, listIds: readonly string[]): Promise<Map<string, number>> {
  if (listIds.length === 0) return new Map();
  const rows = await em.execute<{ listId: string; count: number }[]>(
    `select p.email_list_id as "listId", count(*)::int as count from pending_sign_ups p
     where p.email_list_id in (${listIds.map(() => '?').join(', ')}) and ${pendingSql} and p.expires_at > now()
     group by 1`,
    [...listIds],
  );
  return new Map(rows.map(({ listId, count }) => [listId, count]));
}
