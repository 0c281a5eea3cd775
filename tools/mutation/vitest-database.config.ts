import { defineConfig } from 'vitest/config';
import common from '../../vitest.config.ts';

/** Runs tests against one mutant after the other. */
export default defineConfig({
  ...common,
  test: {
    ...common.test,
    // A mutant of a constant is active only in a module loaded after its activation.
    isolate: true,
    setupFiles: ['tools/mutation/activate-mutant.ts', 'tools/checks/no-console-errors.ts'],
  },
});
