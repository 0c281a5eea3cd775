import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { copyTarget, quoted } from './back-up-table.ts';
import { UnreadableBackup } from './encryption.ts';
import { nameOf, type BackupManifest, type BackupTable } from './manifest.ts';

/** A table whose rows are being loaded. */
interface Loading {
  name: string;
  copy: CopyStreamQuery;
  ended: Promise<void>;
  hash: Hash;
  bytes: number;
}

/** Loads the rows of one table after the other, each from one or more files of the archive. */
export function tableLoader(client: PoolClient, tables: readonly BackupTable[]) {
  const byName = new Map(tables.map((table) => [nameOf(table), table]));
  const loaded: BackupManifest['tables'] = {};
  let current: Loading | undefined;
  const finish = async () => {
    if (!current) return;
    const { name, copy, ended, hash, bytes } = current;
    copy.end();
    await ended;
    loaded[name] = { rows: copy.rowCount, bytes, sha256: hash.digest('hex') };
    current = undefined;
  };
  const load = async (name: string, source: AsyncIterable<Buffer>) => {
    if (current?.name !== name) {
      await finish();
      current = begin(client, byName.get(name), name);
    }
    for await (const bytes of source) await write(current, bytes);
  };
  return { load, finish, loaded };
}

function begin(client: PoolClient, table: BackupTable | undefined, name: string): Loading {
  if (!table) throw new UnreadableBackup(`The backup is damaged: it has rows of the unknown table ${name}.`);
  const copy = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  const ended = finished(copy);
  // The next write reports it.
  ended.catch(() => {});
  return { name, copy, ended, hash: createHash('sha256'), bytes: 0 };
}

async function write(loading: Loading, bytes: Buffer): Promise<void> {
  loading.hash.update(bytes);
  loading.bytes += bytes.length;
  if (loading.copy.write(bytes)) return;
  await Promise.race([once(loading.copy, 'drain'), loading.ended]);
}

/** Lets rows be loaded as they are: no trigger of ours may change or count them. Empties every table. */
export async function prepareTables(client: PoolClient, tables: readonly BackupTable[]): Promise<void> {
  await dropMonths(client, tables);
  for (const { schema, name, partition } of tables)
    if (partition) {
      const target = `${quoted(schema)}.${quoted(name)}`;
      await client.query(`create table if not exists ${target} partition of ${partition.of} ${partition.bounds}`);
    }
  await guardPartitions(client, tables);
  await switchTriggers(client, tables, 'disable');
  // Migrations add rows too.
  await client.query(`truncate ${withParents(tables).join(', ')}`);
}

/** The names of the tables, those with partitions first. */
const withParents = (tables: readonly BackupTable[]): string[] => [
  ...new Set(tables.flatMap(({ partition }) => partition?.of ?? [])),
  ...tables.map(({ schema, name }) => `${quoted(schema)}.${quoted(name)}`),
];

/** Gives new partitions the triggers that PostgreSQL does not. Schemas of earlier releases have none. */
async function guardPartitions(client: PoolClient, tables: readonly BackupTable[]): Promise<void> {
  const { rows } = await client.query(`select from pg_proc where proname = 'guard_partition'`);
  if (rows.length === 0) return;
  for (const { schema, name, partition } of tables)
    if (schema === 'public' && partition)
      await client.query('select guard_partition($1, $2)', [partition.of, `${quoted(schema)}.${quoted(name)}`]);
}

/** Migrations create partitions of the present months: those of the backup take their place. */
async function dropMonths(client: PoolClient, tables: readonly BackupTable[]): Promise<void> {
  const parents = tables.flatMap(({ schema, partition }) => (schema === 'public' && partition ? [partition.of] : []));
  const { rows } = await client.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = any($1::regclass[])',
    [[...new Set(parents)]],
  );
  for (const { name } of rows) await client.query(`drop table ${name}`);
}

/** Switches the triggers of the schema, which an owner may do; foreign keys stay checked. */
export async function switchTriggers(
  client: PoolClient,
  tables: readonly BackupTable[],
  change: 'enable' | 'disable',
): Promise<void> {
  for (const name of withParents(tables)) await client.query(`alter table ${name} ${change} trigger user`);
}
