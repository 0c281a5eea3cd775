import type { PoolClient } from 'pg';
import type { BackupTable } from './manifest.ts';
import { sortByReferences } from './sort-by-references.ts';

/** The schemas of the product, and of its job queue. */
const schemas = ['public', 'pgboss'];

/** Rows are in ordinary tables and in partitions. Tables of extensions belong to the server. */
const ours = `n.nspname = any($1) and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Finds all tables, in an order in which no row comes before a row that it refers to. */
export async function findTables(client: PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { oid: string; refersTo: string[] }>(
    `select c.oid::text, n.nspname::text as schema, c.relname::text as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       (select json_build_object('of', i.inhparent::regclass::text, 'bounds', pg_get_expr(c.relpartbound, c.oid))
         from pg_inherits i where i.inhrelid = c.oid and c.relispartition) as partition,
       array(select r.oid::text from pg_constraint f
         cross join lateral (select f.confrelid as oid union select t.relid from pg_partition_tree(f.confrelid) t) r
         where f.conrelid = c.oid and f.contype = 'f') as "refersTo"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} order by 2, 3`,
    [schemas],
  );
  return sortByReferences(rows).map(({ schema, name, columns, partition }) => ({ schema, name, columns, partition }));
}

/** Finds the sequences with their values. */
export async function findSequences(client: PoolClient) {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' order by 1`,
    [schemas],
  );
  const sequences: { name: string; value: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    sequences.push({ name, ...found.rows[0]! });
  }
  return sequences;
}
