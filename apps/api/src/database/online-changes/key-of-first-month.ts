import { withLocks } from '../months/with-locks.ts';
import type { OnlineChange } from './online-change.ts';
import { onlineIndex } from './online-index.ts';

/**
 * Gives the first partition of a table by month, which was the whole table before, the key of the other ones. Its index
 * is built while the table is read and written.
 */
export function keyOfFirstMonth(
  table: 'audit_log' | 'newsletter_clicks',
  columns: string,
  /** An index that the key makes superfluous. */
  former?: string,
): OnlineChange {
  const first = `${table}_first`;
  const index = onlineIndex({ name: `${first}_key`, table: first, definition: `(${columns})`, isUnique: true });
  return {
    name: `${first}_key`,
    // The first partition is dropped one day.
    isDone: async (em) =>
      (
        await em.execute<unknown[]>(
          `select from pg_constraint where conrelid = to_regclass(?) and contype = 'p' and conparentid = 0`,
          [first],
        )
      ).length === 0,
    step: async (em) => {
      if (!(await index.isDone(em))) await index.step(em);
      await withLocks(
        () => em.fork(),
        async (inside) => {
          await inside.execute(
            `alter table ${first} drop constraint ${first}_pkey, add constraint ${first}_pkey primary key using index ${first}_key`,
          );
          await inside.execute(`alter index ${table}_pkey attach partition ${first}_pkey`);
          if (former) await inside.execute(`drop index if exists ${former}`);
        },
      );
    },
  };
}
