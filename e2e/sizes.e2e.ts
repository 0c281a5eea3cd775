import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { everyPage } from './every-page.ts';
import { expect, test } from './test.ts';

// In thousands of bytes, as a first visit brings them: scripts by gzip, all else as it was sent.
const mostScript = 110;
const mostOfAll = 250;

interface FirstLoad {
  script: number;
  all: number;
  elsewhere: string[];
  /** Fonts that a page brings beyond the letters of English. */
  wholeFonts: string[];
  ofTheConsole: string[];
}

/** What a page brings when nobody touches it, until nothing more comes. */
async function firstLoad(page: Page, address: string, staffConsole: string): Promise<FirstLoad> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForLoadState('networkidle');
  const found: FirstLoad = { script: 0, all: 0, elsewhere: [], wholeFonts: [], ofTheConsole: [] };
  for (const response of responses) {
    const { origin } = new URL(response.url());
    if (origin === staffConsole) found.ofTheConsole.push(response.url());
    else if (origin !== new URL(address).origin) found.elsewhere.push(response.url());
    if (response.url().endsWith('.woff2') && !response.url().includes('-core-')) found.wholeFonts.push(response.url());
    const isScript = response.request().resourceType() === 'script';
    const sent = (await response.request().sizes()).responseBodySize / 1_000;
    const bytes = isScript ? gzipSync(await response.body(), { level: 9 }).length / 1_000 : sent;
    if (isScript) found.script += bytes;
    found.all += bytes;
  }
  return found;
}

test('a first visit to any page is small, and asks nobody but the site', async ({ browser, origins }) => {
  test.setTimeout(120_000);
  for (const path of await everyPage(origins.site)) {
    // A context of its own, so that nothing is held from the page before.
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const { script, all, elsewhere, wholeFonts, ofTheConsole } = await firstLoad(
      await context.newPage(),
      origins.site + path,
      origins.console,
    );
    await context.close();
    expect.soft(script, `kB of script at ${path}`).toBeLessThanOrEqual(mostScript);
    expect.soft(all, `kB in all at ${path}`).toBeLessThanOrEqual(mostOfAll);
    expect.soft([...elsewhere, ...wholeFonts, ...ofTheConsole], path).toEqual([]);
  }
});
