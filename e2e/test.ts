import { expect, test as base, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { publishDatabase, type Origins } from '../tools/config.ts';
import type { Product } from '../tools/start/start-product.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';

interface Fixtures {
  origins: Origins;
  /** What the browser complained about. A journey that expects a complaint takes it out; any other fails at its end. */
  complaints: string[];
}

interface WorkerFixtures {
  product: Product;
}

/** Slow enough to stop a campaign while it is sent, and quick enough for a few emails. */
const mailRate = { MAIL_RATE_PER_SECOND: '40' };

/** A start has to outlast a slow machine; it fails by itself where a part stops. */
const startTimeout = 300_000;

// The runner's recorder wants a script of its own in every frame, and a letter's frame lets nothing run.
const ofRecorder = "Blocked script execution in 'about:srcdoc'";

/** Collects errors and warnings of the browser's console, and exceptions, from every page of this context. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isOne = ['error', 'warning'].includes(message.type()) && !message.text().includes(ofRecorder);
    if (isOne) complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`threw: ${error.error().message}`));
  return complaints;
}

/** A test whose page may not complain. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Each worker has the whole product to itself: site, console, API, PostgreSQL and sandbox on free ports.
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startTemporaryProduct(mailRate, { isBuilt: true });
      publishDatabase(product.databaseUrl);
      // A part that ends by itself fails tests with refused connections: its last words say why.
      product.failed.catch((error: unknown) => console.error(String(error)));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  origins: async ({ product }, use) => use(product.origins),
  baseURL: async ({ product }, use) => use(product.origins.site),
  complaints: async ({ context }, use) => {
    const complaints = complaintsOf(context);
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints: _watched }, use) => use(page),
});

/** Fills in the provider's form, wherever the page was led there from. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/idp\//);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.locator('form button[type=submit], form input[type=submit]').first().click();
}

/**
 * Opens a page of the site as this person. The sign-in takes its way through the provider without drawing a page:
 * `gate.e2e.ts` tests the way that people take.
 */
export async function openSignedIn(page: Page, path: string, email: string): Promise<void> {
  const form = await page.request.get('/api/login');
  const signedIn = await page.request.post(form.url(), { form: { email, verified: 'on' } });
  expect(signedIn.status(), `sign-in of ${email}`).toBe(200);
  await page.goto(path);
}

/** Waits until the site's scripts have taken the page up. They may wait for a first key themselves. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Goes to a form as people do, and waits until scripts have taken it up: until then it is the browser's own. */
export async function untilFormIsHydrated(form: Locator): Promise<void> {
  await untilHydrated(form.page());
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
}

export { expect };
