import { expect, test as base, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { startBounceMailbox, type Box } from '../apps/api/test/returned-mail/start-bounce-mailbox.ts';
import { publishDatabase, type Origins } from '../tools/config.ts';
import type { Product } from '../tools/start/start-product.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { startSite } from './second-site.ts';

interface Fixtures {
  origins: Origins;
  /** Browser errors and warnings. A test that expects one removes it; any other fails the test at its end. */
  complaints: string[];
}

/** Declared here for all files: a file with worker fixtures of its own would get a worker and a product of its own. */
interface WorkerFixtures {
  product: Product;
  /** The mailbox in which the product reads answers to requests. */
  mailbox: Box;
  /** The origin of the site served from its sources, which has the kit page. */
  sourceOrigin: string;
}

/** Slow enough to pause a campaign during sending, and fast enough for a few emails. */
const mailRate = { MAIL_RATE_PER_SECOND: '40' };

/** Only the test of Undo waits before the first email: see newsletter-undo.e2e.ts. */
const undo = { UNDO_SECONDS: '0' };

/** The last days of a warm-up: no campaign of a test is large enough to wait. */
const warmUp = { MAIL_WARM_UP_FROM: new Date(Date.now() - 25 * 24 * 3_600_000).toISOString().slice(0, 10) };

const requestsFrom = 'Lanesight <hello@lanesight.example>';

/** The start-up must have time on a slow machine; it fails at once when a process ends. */
const startTimeout = 300_000;

// The runner's recorder injects a script into every frame, and the frames of previews block all scripts.
const ofRecorder = /^Blocked script execution in '(?:about:srcdoc|about:blank|[^']*\/live-preview)'/;

/** Collects errors and warnings of the browser's console, and exceptions, from every page of this context. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isOne = ['error', 'warning'].includes(message.type()) && !ofRecorder.test(message.text());
    if (isOne) complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`threw: ${error.error().message}`));
  return complaints;
}

/** The test function; it fails on browser errors and warnings. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Each worker has its own instance of the product: site, console, API, PostgreSQL and sandbox on free ports.
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mailbox = await startBounceMailbox([]);
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailbox }, use) => {
      const answers = { REQUESTS_MAIL_URL: mailbox.url, REQUESTS_MAIL_ADDRESS: 'hello+*@lanesight.example' };
      const product = await startTemporaryProduct(
        { ...mailRate, ...undo, ...warmUp, ...answers, REQUESTS_FROM: requestsFrom },
        { isBuilt: true },
      );
      publishDatabase(product.databaseUrl);
      // A process that ends early fails tests with refused connections: its last output tells the reason.
      product.failed.catch((error: unknown) => console.error(String(error)));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  sourceOrigin: [
    async ({ product }, use) => {
      const { api, console } = product.origins;
      const site = await startSite(api, console, { SITE_MODE: 'development' });
      await use(site.origin);
      await site.stop();
    },
    { scope: 'worker' },
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

/** Fills in the identity provider's sign-in form after a redirect to it. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/idp\//);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.locator('form button[type=submit], form input[type=submit]').first().click();
}

/**
 * Signs this person in over HTTP, without rendering a page: `access-gate.e2e.ts` tests the sign-in in the browser. The
 * page and all others of its context are signed in from then on.
 */
export async function signInByRequest(page: Page, email = 'ada@lanesight.ai'): Promise<void> {
  const form = await page.request.get('/api/login');
  const signedIn = await page.request.post(form.url(), { form: { email, verified: 'on' } });
  expect(signedIn.status(), `sign-in of ${email}`).toBe(200);
}

/** Opens a page of the site as this person. */
export async function openSignedIn(page: Page, path: string, email: string): Promise<void> {
  await signInByRequest(page, email);
  await page.goto(path);
}

/** Focuses a form and waits until its island is hydrated: until then the browser handles it natively. */
export async function untilFormIsHydrated(form: Locator): Promise<void> {
  await form.locator('input:visible, select').first().focus();
  await expect(form).toHaveAttribute('novalidate');
}

export { expect };
