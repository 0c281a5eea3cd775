import { startErrorMessage } from '@workspace/contracts/start-error';
import { readMigrationConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';

// Migrates the database to this release and exits: a job that a deployment runs once, before its first process starts.
try {
  const { databaseUrl, preparation } = readMigrationConfig();
  const orm = await openDatabase(databaseUrl, preparation);
  await orm.close();
  console.log(JSON.stringify({ service: 'migration', event: 'migrated' }));
} catch (error) {
  console.error(startErrorMessage(error, 'API_PORT'));
  process.exitCode = 1;
}
