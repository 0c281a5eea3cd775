import type { TestProject } from 'vitest/node';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../src/database/orm.ts';
import { applyOnlineChanges } from '../src/database/online-changes/apply-online-changes.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for the run. Its database is migrated, and every test file clones it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ inMemory: true });
  const orm = await connectDatabase(postgres.url);
  await prepareDatabase(orm, 'migrate');
  await applyOnlineChanges(() => orm.em.fork());
  await orm.close();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
