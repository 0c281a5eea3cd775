import type { EntityManager } from '@mikro-orm/postgresql';

const rowsAtOnce = 10_000;

/** Deletes entries older than these days, through the one function that may; 0: none. Returns their number. */
export async function deleteOldEntries(em: EntityManager, days: number): Promise<{ deleted: number }> {
  if (days === 0) return { deleted: 0 };
  const [{ last }] = await em.execute<[{ last: number }]>('select delete_old_audit_entries(?, ?) as last', [
    days,
    rowsAtOnce,
  ]);
  if (last < rowsAtOnce) return { deleted: last };
  return { deleted: last + (await deleteOldEntries(em, days)).deleted };
}
