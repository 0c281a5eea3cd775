import { setTimeout as sleep } from 'node:timers/promises';

type Sql = (statement: string, values?: unknown[]) => Promise<unknown>;

const attempts = 60;

/**
 * Vacuums and analyzes tables until their pages are marked as visible to all, but for new ones at their end, because plans with index-only scans depend
 * on those marks. Another connection's snapshot hides pages from one VACUUM. Throws after a minute.
 */
export async function vacuum(sql: Sql, ...tables: string[]): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await sql(`vacuum analyze ${tables.join(', ')}`);
    const hidden = (await sql(
      `select oid::regclass::text as name from pg_class
       where oid = any(?::regclass[]) and relpages - relallvisible > greatest(1, relpages / 20)`,
      [`{${tables.join(',')}}`],
    )) as { name: string }[];
    if (hidden.length === 0) return;
    await sleep(1_000);
  }
  throw new Error(`Another connection kept a snapshot while ${tables.join(', ')} were vacuumed`);
}
