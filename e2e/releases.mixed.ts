import { expect, test as base } from 'playwright/test';
import { smokeOf, startMixedProduct, type Earlier } from './mixed-product.ts';
import { complaintsOf, openSignedIn } from './test.ts';

/** The combinations of releases that a rollout or a way back meets. The title is the row of the table. */
const combinations: [title: string, earlier: Earlier][] = [
  ['site new, console new, API new', {}],
  ['site old, console old, API new', { site: true, console: true }],
  ['site new, console old, API new', { console: true }],
  ['site old, console new, API new', { site: true }],
  ['site new, console old, API old', { console: true, api: true }],
];

for (const [index, [title, earlier]] of combinations.entries())
  base(title, async ({ browser }) => {
    const product = await startMixedProduct(earlier);
    const context = await browser.newContext({ baseURL: product.origins.site });
    try {
      const complaints = complaintsOf(context);
      const page = await context.newPage();
      for (const path of ['/', '/faq', '/blog', '/blog/anatomy-of-a-pothole']) {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await openSignedIn(page, '/cms', 'ada@lanesight.ai');
      const smokeConsole = await smokeOf(earlier.console);
      await smokeConsole(page, expect, `Mixed releases ${index}`);
      await expect
        .poll(async () => (await page.request.get(`/blog/mixed-releases-${index}`)).status(), { timeout: 20_000 })
        .toBe(200);
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
      await product.stop();
    }
  });
