import { defineConfig } from 'playwright/test';
import config from '../playwright.config.ts';

/** Runs one test that fails, with the settings of the e2e tests, so that `failure-files.e2e.ts` sees what it leaves. */
export default defineConfig({
  testDir: '.',
  testMatch: 'failing.ts',
  workers: 1,
  retries: 0,
  use: config.use ?? {},
});
