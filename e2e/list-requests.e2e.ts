import type { Page } from 'playwright/test';
import { enterConsole, post } from './newsletters.ts';
import { expect, openSignedIn, signInByRequest, test } from './test.ts';

/** Holds the responses of a path back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

test('the page of posts fetches its list before the cards beside it', async ({ page }) => {
  const release = await holdBack(page, '**/api/blog-posts/all?*pageSize=50*');
  const cards: string[] = [];
  page.on('request', (request) => {
    if (/newsletter-campaigns|email-lists|linkedin|ai\/status/.test(request.url())) cards.push(request.url());
  });
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(cards).toEqual([]);
  release();
  await expect(page.getByText('Total Subscribers')).toBeVisible();
  await expect(page.getByText('Not connected.')).toBeVisible();
});

/** Records the API's GET requests from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) paths.push(pathname + search);
  });
  return paths;
}

test('a press on a link begins the request of its list, which the page continues', async ({ page }) => {
  await enterConsole(page);
  const link = page.getByRole('link', { name: /^Requests/ }).first();
  const paths = watchRequests(page);
  const started = () => paths.filter((path) => path.startsWith('/api/contacts?')).length;
  // The code of the page is fetched while the pointer is on the link.
  await link.hover();
  const press = async () => {
    await link.dispatchEvent('pointerdown');
    return started();
  };
  await expect.poll(press).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/cms\/blog$/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  await expect(page.getByLabel('List of requests').getByText('Loading …')).toBeHidden();
});

test('the page of a list fetches its subscribers beside the list, and the parts below after them', async ({ page }) => {
  await signInByRequest(page);
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name: 'In order' });
  const subscribers = [{ email: 'anna@in-order.example' }];
  await post(page, `/api/email-lists/${emailList.id}/subscribers`, { subscribers });
  const releaseList = await holdBack(page, `**/api/email-lists/${emailList.id}`);
  const releaseSubscribers = await holdBack(page, `**/api/email-lists/${emailList.id}/subscribers*`);
  const paths = watchRequests(page);
  await page.goto(`/cms/lists/${emailList.id}`);
  await expect.poll(() => paths.some((path) => path.includes('/subscribers'))).toBe(true);
  releaseList();
  await expect(page.getByRole('heading', { name: 'In order' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(paths.filter((path) => /sequences|digest|imports/.test(path))).toEqual([]);
  releaseSubscribers();
  await expect(page.getByRole('button', { name: 'Edit anna@in-order.example' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Imports' })).toBeVisible();
});

test('the tab of campaigns renders the lists when their tab is chosen', async ({ page }) => {
  await signInByRequest(page);
  const paths = watchRequests(page);
  await page.goto('/cms/newsletter?tab=campaigns');
  await expect(page.getByRole('tab', { name: 'Campaigns', selected: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Campaign' })).toBeVisible();
  expect(paths).not.toContain('/api/email-lists/trash');
  await page.getByRole('tab', { name: 'Email Lists' }).click();
  await expect(page.getByRole('button', { name: 'Create List' })).toBeVisible();
  expect(paths).toContain('/api/email-lists/trash');
});
