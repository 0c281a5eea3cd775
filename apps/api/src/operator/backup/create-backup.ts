import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { writeArchive, type ArchiveWriter } from './archive-writer.ts';
import { backUpImages } from './back-up-images.ts';
import { backUpTable } from './back-up-table.ts';
import { findSequences, findTables } from './find-tables.ts';
import { headFile, manifestFile, nameOf, type BackupHead, type BackupManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { useTextFormat } from './text-format.ts';

export interface BackupDeps {
  orm: MikroORM;
  store: ImageStore;
  release: BackupHead['release'];
  /** The names of the API's variables that are set. */
  variables: string[];
  key: Buffer | undefined;
  progress: Progress;
  now: Date;
}

/** Writes a backup of one moment to a file. Returns its size and its manifest. */
export async function createBackup(deps: BackupDeps, file: string): Promise<BackupManifest & { size: number }> {
  let manifest: BackupManifest | undefined;
  const size = await writeArchive(file, deps.key, async (archive) => {
    manifest = await inTransaction(deps.orm, (client) => fill(deps, client, archive));
  });
  return { ...manifest!, size };
}

async function fill(deps: BackupDeps, client: PoolClient, archive: ArchiveWriter): Promise<BackupManifest> {
  const { orm, store, progress } = deps;
  // Every statement sees the moment of the first one, whatever is written meanwhile.
  await client.query('set transaction isolation level repeatable read, read only');
  await useTextFormat(client);
  const head = await describeDatabase(deps, client);
  await archive.add(headFile, jsonOf(head));
  const tables: BackupManifest['tables'] = {};
  for (const table of head.tables) tables[nameOf(table)] = await backUpTable(client, table, archive, progress);
  const sequences = await findSequences(client);
  // Image files never change, so they may be read after the rows.
  const images = await backUpImages({ orm, store, client, archive, progress });
  const manifest = { tables, sequences, ...images };
  await archive.add(manifestFile, jsonOf(manifest));
  return manifest;
}

async function describeDatabase({ release, variables, now }: BackupDeps, client: PoolClient): Promise<BackupHead> {
  const tables = await findTables(client);
  if (!tables.some(({ name }) => name === 'mikro_orm_migrations'))
    throw new Error('The database in DATABASE_URL has no tables of this product. Correct DATABASE_URL.');
  // A migration or a truncation would be visible in spite of the snapshot: it waits for the end of the backup.
  await client.query(
    `lock table ${tables.map(({ schema, name }) => `"${schema}"."${name}"`).join(', ')} in access share mode`,
  );
  const migrations = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  const version = await client.query<{ version: string }>("select current_setting('server_version') as version");
  const hasJobs = tables.some(({ schema, name }) => schema === 'pgboss' && name === 'version');
  const jobs = hasJobs ? await client.query<{ version: number }>('select version from pgboss.version') : undefined;
  return {
    format: 1,
    createdAt: now.toISOString(),
    release,
    postgres: version.rows[0]!.version,
    migrations: migrations.rows.map(({ name }) => name),
    jobsVersion: jobs?.rows[0]?.version ?? null,
    variables,
    tables,
  };
}

const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
