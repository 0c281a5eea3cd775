import type { EntityManager } from '@mikro-orm/postgresql';
import { withLocks } from './with-locks.ts';

interface Taken {
  /** The table, whose campaigns its partitions refer to. */
  table: 'newsletter_clicks' | 'newsletter_deliveries';
  /** The partition. */
  name: string;
  /** Nobody writes into the month any more: returns whether it may go as it is now. */
  isDue: (inside: EntityManager) => Promise<boolean>;
  /** Goes on in the same transaction. */
  settle: (inside: EntityManager) => Promise<void>;
  attempts?: number | undefined;
}

/** Drops the partition of a month in one moment, if it is due. Returns false otherwise. */
export function takeOutMonth(
  newEm: () => EntityManager,
  { table, name, isDue, settle, attempts }: Taken,
): Promise<boolean> {
  return withLocks(
    newEm,
    async (inside) => {
      // Both at once: taking out the partition changes a foreign key of its own.
      await inside.execute(`lock table newsletter_campaigns, only ${table} in access exclusive mode`);
      if (!(await isDue(inside))) return false;
      await inside.execute(`alter table ${table} detach partition "${name}"`);
      await inside.execute(`drop table "${name}"`);
      await settle(inside);
      return true;
    },
    attempts,
  );
}
