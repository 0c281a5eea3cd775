import { json } from 'node:stream/consumers';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import type * as z from 'zod';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { poolOf } from '../../database/in-transaction.ts';
import { UnreadableBackup } from './encryption.ts';
import { imageLoader } from './image-loader.ts';
import {
  BackupHead,
  BackupManifest,
  headFile,
  imageFolder,
  manifestFile,
  tableFolder,
  type BackupTable,
} from './manifest.ts';
import { createSchema, jobsSchema, rejectUnknown, rejectUsed } from './prepare-empty.ts';
import type { Progress } from './progress.ts';
import { readArchive } from './read-archive.ts';
import { prepareTables, switchTriggers, tableLoader } from './table-loader.ts';
import { useTextFormat } from './text-format.ts';
import { verifyCounts, verifyParts } from './verify-restore.ts';

export interface RestoreDeps {
  orm: MikroORM;
  store: ImageStore;
  key: Buffer | undefined;
  /** False: the job queue is left empty. */
  withJobs: boolean;
  progress: Progress;
}

export interface Restored {
  head: BackupHead;
  manifest: BackupManifest;
}

/**
 * Restores a backup into an empty database and an image store. All rows are there or none: one transaction ends after
 * every checksum and count was compared.
 */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<Restored> {
  const pool = await poolOf(deps.orm);
  let client: PoolClient | undefined;
  // COPY needs the connection of the migrator's transaction, which is the first one that is taken.
  pool.once('acquire', (acquired) => (client = acquired));
  const restored = await deps.orm.em.fork().transactional(async (em) => {
    await em.execute('select 1');
    return load(deps, file, { em, client: client! });
  });
  await deps.orm.em.fork().execute('analyze');
  return restored;
}

interface Target {
  em: EntityManager;
  client: PoolClient;
}

async function load(deps: RestoreDeps, file: string, target: Target): Promise<Restored> {
  const { client } = target;
  const images = imageLoader(deps.store);
  let started: { head: BackupHead; tables: readonly BackupTable[]; rows: ReturnType<typeof tableLoader> } | undefined;
  let manifest: BackupManifest | undefined;
  await readArchive(file, deps.key, async (name, bytes) => {
    if (name === headFile) {
      const head = parse(BackupHead, await json(bytes));
      const tables = await prepare(deps, target, head);
      started = { head, tables, rows: tableLoader(client, tables) };
      return;
    }
    if (!started) throw new UnreadableBackup('The file is no backup of this product.');
    const { rows } = started;
    if (name.startsWith(tableFolder)) {
      const table = name.slice(tableFolder.length).split('/')[0]!;
      if (deps.withJobs || !table.startsWith('pgboss.')) await rows.load(table, counted(bytes, table, deps.progress));
      else await drain(bytes);
    } else {
      await rows.finish();
      if (name.startsWith(imageFolder))
        await images.load(name.slice(imageFolder.length), counted(bytes, 'images', deps.progress));
      else if (name === manifestFile) manifest = parse(BackupManifest, await json(bytes));
    }
  });
  if (!started || !manifest)
    throw new UnreadableBackup('The backup is damaged: it ends early. Use another copy of it.');
  const { head, tables, rows } = started;
  verifyParts(manifest, tables, { tables: rows.loaded, images: images.loaded() });
  await finish(client, tables, manifest);
  return { head, manifest };
}

async function prepare(
  { orm, withJobs }: RestoreDeps,
  { em, client }: Target,
  head: BackupHead,
): Promise<readonly BackupTable[]> {
  rejectUnknown(head, withJobs);
  await rejectUsed(em);
  await createSchema(orm, em, head);
  const tables = head.tables.filter(({ schema }) => withJobs || schema !== 'pgboss');
  if (tables.some(({ schema }) => schema === 'pgboss')) await client.query(jobsSchema());
  await useTextFormat(client);
  await prepareTables(client, tables);
  return tables;
}

async function finish(
  client: PoolClient,
  tables: readonly BackupTable[],
  { tables: counts, sequences }: BackupManifest,
) {
  for (const { name, value, isCalled } of sequences)
    // The queue's sequences are absent when the queue is left empty.
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      name,
      value,
      isCalled,
    ]);
  await verifyCounts(client, tables, counts);
  await client.query('set constraints all immediate');
  await switchTriggers(client, tables, 'enable');
}

/** Reads the bytes of a file that is not restored: the next one follows them. */
async function drain(source: AsyncIterable<Buffer>): Promise<void> {
  for await (const _bytes of source);
}

async function* counted(source: AsyncIterable<Buffer>, part: string, progress: Progress): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    progress(part, bytes.length);
    yield bytes;
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error)
    throw new UnreadableBackup('This release does not know the format of the backup. Use the release that made it.');
  return data;
}
