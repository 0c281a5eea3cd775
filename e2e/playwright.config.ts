import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumArguments, installedBrowser } from './browser.ts';

const executablePath = installedBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './build-product.ts',
  // Each worker starts a product of its own (journey.ts).
  workers: Math.max(2, Math.min(4, availableParallelism())),
  retries: 0,
  // Only a stuck test takes this long, on a machine several times slower than those that we know.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    // Without a film of every test, which costs a fifth of the time; the snapshots show the page at each step.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
  },
});
