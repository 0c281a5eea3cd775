import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PoolClient } from 'pg';
import { findTables } from '../../src/operator/backup/find-tables.ts';
import { useTextFormat } from '../../src/operator/backup/text-format.ts';

/** Reads every row of every table as text, with generated columns; the names of empty tables are left out. */
export async function dumpOf(client: PoolClient, snapshot?: string): Promise<Record<string, string[]>> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`);
    await useTextFormat(client);
    const dump: Record<string, string[]> = {};
    for (const { schema, name } of await findTables(client)) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${schema}.${name} t order by 1`);
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
