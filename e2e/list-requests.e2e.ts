import type { Page } from 'playwright/test';
import { enterConsole, post } from './newsletters.ts';
import { expect, openSignedIn, test } from './test.ts';

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
    if (/newsletter-campaigns|email-lists|linkedin/.test(request.url())) cards.push(request.url());
  });
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(cards).toEqual([]);
  release();
  await expect(page.getByText('Total Subscribers')).toBeVisible();
  await expect(page.getByText('Not connected.')).toBeVisible();
});

test('the page of a list fetches its subscribers without waiting for the list', async ({ page }) => {
  await enterConsole(page);
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name: 'At once' });
  const subscribers = [{ email: 'anna@at-once.example' }];
  await post(page, `/api/email-lists/${emailList.id}/subscribers`, { subscribers });
  const release = await holdBack(page, `**/api/email-lists/${emailList.id}`);
  await page.goto(`/cms/lists/${emailList.id}`);
  await expect(page.getByRole('button', { name: 'Edit anna@at-once.example' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'At once' })).toBeVisible();
});
