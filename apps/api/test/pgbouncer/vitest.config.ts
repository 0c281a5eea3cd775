import { defineConfig } from 'vitest/config';
import common from '../../../../vitest.config.ts';

/** Runs the API's tests through PgBouncer. */
export default defineConfig({
  ...common,
  root: `${import.meta.dirname}/../../../..`,
  test: {
    ...common.test,
    include: ['apps/api/test/**/*.test.ts'],
    // PgBouncer knows neither PostgreSQL's own logins nor query plans.
    exclude: ['**/prepare-database.test.ts', '**/operator/doctor.test.ts', '**/query-plans.test.ts'],
    globalSetup: ['apps/api/test/pgbouncer/pgbouncer-set-up.ts'],
  },
});
