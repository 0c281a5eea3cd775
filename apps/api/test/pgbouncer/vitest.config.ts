import { defineConfig } from 'vitest/config';
import common from '../../../../vitest.config.ts';

/** The API's tests, once through PgBouncer. */
export default defineConfig({
  ...common,
  root: `${import.meta.dirname}/../../../..`,
  test: {
    ...common.test,
    include: ['apps/api/test/**/*.test.ts'],
    // Of PostgreSQL's own log-ins and of plans, PgBouncer knows nothing.
    exclude: ['**/prepare-database.test.ts', '**/query-plans.test.ts'],
    globalSetup: ['apps/api/test/pgbouncer/pgbouncer-set-up.ts'],
  },
});
