import type { OnlineChange } from './online-change.ts';

interface OnlineIndex {
  name: string;
  table: string;
  /** SQL behind the name of the table. */
  definition: string;
  isUnique?: boolean;
}

/** Builds an index while the table is read and written. Its expressions get statistics at once. */
export function onlineIndex({ name, table, definition, isUnique = false }: OnlineIndex): OnlineChange {
  return {
    name,
    isDone: async (em) =>
      (await em.execute<unknown[]>('select from pg_index where indexrelid = to_regclass(?) and indisvalid', [name]))
        .length > 0,
    step: async (em) => {
      // An interrupted build leaves an index that no query uses.
      await em.execute(`drop index concurrently if exists ${name}`);
      await em.execute(`create ${isUnique ? 'unique ' : ''}index concurrently ${name} on ${table} ${definition}`);
      await em.execute(`analyze ${table}`);
    },
  };
}
