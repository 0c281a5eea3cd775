import type { EntityManager } from '@mikro-orm/postgresql';
import { withLocks } from '../../database/months/with-locks.ts';

const rowsAtOnce = 10_000;

/**
 * Deletes the months of the log whose entries are all older than these days, through the one function that may; 0:
 * none. Returns the number of entries.
 */
export async function deleteOldEntries(newEm: () => EntityManager, days: number): Promise<{ deleted: number }> {
  if (days === 0) return { deleted: 0 };
  const [{ last }] = await withLocks(newEm, (inside) =>
    inside.execute<[{ last: number }]>('select delete_old_audit_entries(?, ?) as last', [days, rowsAtOnce]),
  );
  if (last < rowsAtOnce) return { deleted: last };
  return { deleted: last + (await deleteOldEntries(newEm, days)).deleted };
}
