import { chown, cp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { keeperFile } from './postgres/clear-orphan.ts';
import { startPostgres, type Postgres } from './postgres.ts';

/** A primary and a standby that streams from it. */
export interface PostgresPair {
  primary: Postgres;
  standby: Postgres;
}

/** The name of the standby at its primary, for `synchronous_standby_names`. */
export const standbyName = 'standby';

/**
 * Starts a primary and a streaming standby in a folder. With `isSynchronous`, a commit on the primary waits until the
 * standby has it on disk. The standby begins as a copy of the new primary's folder.
 */
export async function startPostgresPair(folder: string, { isSynchronous = false } = {}): Promise<PostgresPair> {
  const [primaryDir, standbyDir] = [join(folder, 'primary'), join(folder, 'standby')];
  const port = await freePort();
  const first = await startPostgres({ dataDir: primaryDir, port });
  await first.stop();
  await copyFolder(primaryDir, standbyDir);
  await rm(keeperFile(standbyDir), { force: true });
  const settings: Record<string, string> = isSynchronous ? { synchronous_standby_names: standbyName } : {};
  const primary = await startPostgres({ dataDir: primaryDir, port, settings });
  try {
    const standby = await startPostgres({
      dataDir: standbyDir,
      port: await freePort(),
      settings: {
        primary_conninfo: `host=127.0.0.1 port=${port} user=app application_name=${standbyName}`,
        // A primary that is gone and back is found again within a second.
        wal_retrieve_retry_interval: '500ms',
      },
    });
    return { primary, standby };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

/** Copies a folder for a standby. Started as root, the copy is made by root: it gets the owner of the original. */
async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  await writeFile(join(to, 'standby.signal'), '');
  const { uid, gid } = await stat(from);
  for (const name of ['.', ...(await readdir(to, { recursive: true }))]) await chown(join(to, name), uid, gid);
}
