import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { onTestFinished } from 'vitest';
import { connectDatabase } from '../../src/database/orm.ts';
import { createBackup, type BackupDeps } from '../../src/operator/backup/create-backup.ts';
import { restoreBackup } from '../../src/operator/backup/restore-backup.ts';
import { testImageStore } from '../test-image-store.ts';
import { emptyDatabase } from './empty-database.ts';

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function connected(url: string): Promise<MikroORM> {
  const orm = await connectDatabase(url);
  onTestFinished(() => orm.close());
  return orm;
}

/** Backs up in this process, into a file of a temporary folder. */
export async function backUp(change: Pick<BackupDeps, 'orm' | 'store'> & Partial<BackupDeps>) {
  const file = join(await aFolder(), 'backup.tar.gz');
  const release = { version: '1.2.3', commit: 'abcdef1' };
  const deps = { release, variables: [], key: undefined, progress: () => {}, now: new Date(), ...change };
  return { file, ...(await createBackup(deps, file)) };
}

/** Restores in this process into an empty database and an empty folder. */
export async function restoreTo(url: string, file: string, key?: Buffer) {
  const orm = await connected(url);
  const { store, folder, remove } = await testImageStore();
  onTestFinished(remove);
  const restored = await restoreBackup({ orm, store, key, withJobs: true, progress: () => {} }, file);
  return { orm, folder, ...restored };
}

export const restoreAnew = async (file: string, key?: Buffer) => restoreTo(await emptyDatabase(), file, key);
