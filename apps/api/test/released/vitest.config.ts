import { existsSync } from 'node:fs';
import { join } from 'node:path';
import common from '../../../../vitest.config.ts';

const test = 'apps/api/test';

/**
 * Runs the API's tests of an earlier release, whose folder is the working directory, on the schema of this one. Tests of
 * the schema itself and of the plans of queries on it belong to their release.
 */
export default {
  ...common,
  root: process.cwd(),
  test: {
    ...common.test,
    include: [`${test}/*.test.ts`, `${test}/{double-opt-in,mail-providers,sending}/*.test.ts`],
    exclude: ['prepare-database', 'newer-schema', 'expanding-migrations', 'migration-locks', '*plans'].map(
      (name) => `${test}/${name}.test.ts`,
    ),
    // An earlier release may not have all of them.
    setupFiles: [common.test?.setupFiles ?? []].flat().filter((file) => existsSync(file)),
    globalSetup: [join(import.meta.dirname, '../postgres-set-up.ts')],
  },
};
