import { defineConfig } from 'playwright/test';
import { publishedOrigins } from '../tools/config.ts';
import { chromiumArguments, installedBrowser } from './browser.ts';

const executablePath = installedBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './start-product.ts',
  // One product serves all journeys, and two cores are enough for it and one browser.
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    baseURL: publishedOrigins()?.site,
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
