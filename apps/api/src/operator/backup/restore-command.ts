import { stat } from 'node:fs/promises';
import { openImageStore } from '../../adapters/image-store/open-image-store.ts';
import { checkServer } from '../../database/check-server.ts';
import { migrations } from '../../database/migrations.ts';
import { connectDatabase } from '../../database/orm.ts';
import { WrongUsage, type Command } from '../command.ts';
import { readBackupConfig } from '../config.ts';
import { formatSums, secondsSince, sumsOf } from './format-backup.ts';
import { openProgress } from './progress.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';

export const restoreCommand: Command = {
  name: 'restore',
  parameters: '<file>',
  summary: 'Restores a backup into an empty database and the image store.',
  details:
    'Needs DATABASE_URL, IMAGE_STORE or DATA_DIR, and for an encrypted backup BACKUP_KEY. Never overwrites: the database has to be empty. All rows are restored or none. --without-jobs leaves the job queue empty, for a backup whose queue has another version.',
  options: { 'without-jobs': { type: 'boolean' } },
  run: async ({ positionals: [file = ''], values, environment, progress }) => {
    const config = readBackupConfig(environment);
    const found = await stat(file).catch(() => undefined);
    if (found?.isDirectory()) throw new WrongUsage(`${file} is a folder. Name the file of a backup in it.`);
    const start = new Date();
    const orm = await connectDatabase(config.databaseUrl);
    const store = openImageStore(config.imageStore);
    try {
      await checkServer(orm, config.databaseUrl);
      const withJobs = values['without-jobs'] !== true;
      const restored = await restoreBackup(
        { orm, store, key: config.key, withJobs, progress: openProgress(progress) },
        file,
      );
      const summary = summaryOf(restored, environment, start);
      return { isWell: restored.manifest.missingFiles.length === 0, text: format(summary), data: summary };
    } finally {
      store.close();
      await orm.close();
    }
  },
};

function summaryOf({ head, manifest }: Restored, environment: NodeJS.ProcessEnv, start: Date) {
  return {
    createdAt: head.createdAt,
    release: head.release,
    migration: head.migrations.at(-1)!,
    seconds: secondsSince(start),
    ...sumsOf(manifest.tables),
    images: manifest.images.files,
    imageBytes: manifest.images.bytes,
    pendingMigrations: migrations.length - head.migrations.length,
    /** Variables that were set when the backup was made, and are not set here. */
    unsetVariables: head.variables.filter((name) => !environment[name]),
    missingFiles: manifest.missingFiles,
  };
}

function format(summary: ReturnType<typeof summaryOf>): string {
  const { createdAt, release, pendingMigrations, unsetVariables, missingFiles } = summary;
  return [
    `Restored ${formatSums(summary)} in ${summary.seconds} s. Every row count and checksum is that of the backup.`,
    `The backup is of ${createdAt}, release ${release.version} (commit ${release.commit}).`,
    pendingMigrations > 0
      ? `This release has ${pendingMigrations} more ${pendingMigrations === 1 ? 'change' : 'changes'} of the schema: run lanesight migrate, then start it.`
      : 'The schema is that of this release.',
    ...(unsetVariables.length > 0
      ? [`Set at the time of the backup, and not here: ${unsetVariables.join(', ')}.`]
      : []),
    ...(missingFiles.length > 0 ? [`Image files that the backup does not have: ${missingFiles.join(', ')}.`] : []),
  ].join('\n');
}
