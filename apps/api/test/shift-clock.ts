import type { EntityManager } from '@mikro-orm/postgresql';

/** Moves every stored time, as if the database's clock had jumped by these milliseconds. */
export async function shiftClock(em: EntityManager, milliseconds: number): Promise<void> {
  const tables = await em.execute<{ name: string; columns: string[] }[]>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname)) as columns
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind = 'r' and a.atttypid = 'timestamptz'::regtype
       and a.attgenerated = '' and not a.attisdropped
     group by 1`,
  );
  await em.transactional(async (inside) => {
    // Triggers and foreign keys tell of changes, and this is none.
    await inside.execute('set local session_replication_role = replica');
    for (const { name, columns } of tables) {
      const moved = columns.map((column) => `${column} = ${column} - make_interval(secs => ${milliseconds / 1_000})`);
      await inside.execute(`update ${name} set ${moved.join(', ')}`);
    }
  });
}
