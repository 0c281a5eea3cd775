import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumArguments, installedBrowser } from './browser.ts';

const everyPage = ['pages.e2e.ts', 'markup.e2e.ts', 'navigation.e2e.ts'];
const executablePath = installedBrowser();
// No page of a test lives long enough to win back what the optimization of its code costs.
const args = [...chromiumArguments, '--js-flags=--no-maglev --no-opt'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './build-product.ts',
  // Each worker starts a product of its own (test.ts) and uses a core: with one more, two cores needed a quarter more time.
  workers: Math.min(4, availableParallelism()),
  // Tests of every page run first: their products have no posts of other tests yet, and they take the longest.
  projects: [
    { name: 'pages', testMatch: everyPage },
    { name: 'product', testMatch: '*.e2e.ts', testIgnore: everyPage },
  ],
  // On a machine that stalls, a test may lose a race with its own timers. The last lines of the run name each retry.
  retries: 1,
  // Only a stuck test takes this long, on a machine several times slower than any known one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    // Without a limit of its own, a missing element would take the whole time of its test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { args, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    // Actions, console and network: a film or snapshots of every step would nearly double the time of some tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
