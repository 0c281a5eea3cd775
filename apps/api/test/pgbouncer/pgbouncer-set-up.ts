import type { TestProject } from 'vitest/node';
import setUpPostgres from '../postgres-set-up.ts';
import { startPgbouncer } from './start-pgbouncer.ts';

/** The PostgreSQL of the run, which tests reach only through PgBouncer. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let url = '';
  const provide = project.provide.bind(project);
  const stopPostgres = await setUpPostgres({ provide: (_key: 'postgresUrl', value: string) => (url = value) } as never);
  const pgbouncer = await startPgbouncer(url);
  provide('postgresUrl', pgbouncer.url);
  return async () => {
    await pgbouncer.stop();
    await stopPostgres();
  };
}
