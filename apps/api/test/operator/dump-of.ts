import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PoolClient } from 'pg';
import { findTables } from '../../src/operator/backup/find-tables.ts';
import { useTextFormat } from '../../src/operator/backup/text-format.ts';

/** The columns in the order of their names: a restored partition may have another order on disk. */
async function columnsOf(client: PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg('t.' || quote_ident(attname), ', ' order by attname) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows[0]!.columns;
}

/** Reads every row of every table as text, with generated columns; the names of empty tables are left out. */
export async function dumpOf(client: PoolClient, snapshot?: string): Promise<Record<string, string[]>> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`);
    await useTextFormat(client);
    const dump: Record<string, string[]> = {};
    for (const { schema, name } of await findTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select row(${await columnsOf(client, `${schema}.${name}`)})::text as row from ${schema}.${name} t order by 1`,
      );
      if (rows.length > 0) dump[`${schema}.${name}`] = rows.map(({ row }) => row);
    }
    return dump;
  } finally {
    await client.query('rollback');
  }
}

/** Reads the checksum of every file of a folder. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums = await Promise.all(
    files.toSorted().map(async (path) => [
      relative(folder, path),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ]),
  );
  return Object.fromEntries(sums) as Record<string, string>;
}
