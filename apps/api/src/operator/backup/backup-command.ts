import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openImageStore } from '../../adapters/image-store/open-image-store.ts';
import { variableNames } from '../../config.ts';
import { connectDatabase } from '../../database/orm.ts';
import { checkServer } from '../../database/check-server.ts';
import { WrongUsage, type Command } from '../command.ts';
import { readBackupConfig } from '../config.ts';
import { releaseOf } from '../release-of.ts';
import { createBackup } from './create-backup.ts';
import { formatBackup, summaryOf } from './format-backup.ts';
import { openProgress } from './progress.ts';

export const backupCommand: Command = {
  name: 'backup',
  parameters: '<folder-or-file>',
  summary: 'Backs the database and the images up into one file, while the product runs.',
  details:
    'Needs DATABASE_URL, and IMAGE_STORE or DATA_DIR. With BACKUP_KEY (openssl rand -base64 32) the file is encrypted; keep the key apart from it. Never overwrites a file. Exit code 1 if image files are missing in the store: the backup is there without them.',
  run: async ({ positionals: [target = ''], environment, progress }) => {
    const config = readBackupConfig(environment);
    const now = new Date();
    const file = await fileFor(target, now, config.key !== undefined);
    const orm = await connectDatabase(config.databaseUrl);
    const store = openImageStore(config.imageStore);
    try {
      await checkServer(orm, config.databaseUrl);
      const deps = {
        orm,
        store,
        release: releaseOf(config.commit),
        variables: variableNames.filter((name) => environment[name]),
        key: config.key,
        progress: openProgress(progress),
        now,
      };
      const backup = await createBackup(deps, file);
      const data = summaryOf(file, backup, { now, isEncrypted: config.key !== undefined });
      return { isWell: backup.missingFiles.length === 0, text: formatBackup(data), data };
    } finally {
      store.close();
      await orm.close();
    }
  },
};

/** Names the file after its moment when the target is a folder. */
async function fileFor(target: string, now: Date, isEncrypted: boolean): Promise<string> {
  const moment = now.toISOString().replaceAll(':', '').replace('.', '-');
  const name = `lanesight-${moment}.tar.gz${isEncrypted ? '.encrypted' : ''}`;
  const found = await statOf(target);
  if (found?.isDirectory()) return join(target, name);
  if (found) throw new WrongUsage(`${target} exists. Name another file, or a folder.`);
  if (!(await statOf(dirname(target)))?.isDirectory()) throw new WrongUsage(`There is no folder ${dirname(target)}.`);
  return target;
}

const statOf = (path: string) =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
