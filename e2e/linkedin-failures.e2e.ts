import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';
import { connect, expireLinkedin, failLinkedin, postedOf } from './linkedin.ts';
import { chooseInRow, expectToast, storePost } from './posts.ts';

const title = 'Told in trouble';
const rowOf = (page: Page) => page.getByRole('row', { name: /Told in trouble/ });
const cardOf = (page: Page) => page.getByRole('region', { name: 'LinkedIn Business Page' });
const creates = { method: 'POST', path: '/rest/posts' };

test('an expired sign-in is renewed with its page, and an article that waits is retried or withdrawn', async ({
  page,
  origins,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await storePost(page, title);
  await connect(page);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ organizationId: '5515715', autoPost: true });
    await fetch('/api/linkedin/settings', { method: 'PUT', headers, body });
  });
  await page.reload();
  await chooseInRow(page, title, 'Post to LinkedIn');
  await expireLinkedin(origins.sandbox);
  await page.getByRole('button', { name: 'Post now' }).click();
  await expectToast(page, /^The LinkedIn sign-in is over/);
  await page.keyboard.press('Escape');
  await expect(cardOf(page).getByText('The LinkedIn sign-in is over')).toBeVisible();
  await expect(rowOf(page).getByText(/^The LinkedIn sign-in is over\. Connect/)).toBeVisible();
  await expect(rowOf(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  complaints.splice(0);

  await cardOf(page).getByRole('button', { name: 'Set Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Page Setup' });
  await expect(dialog.locator('a[href="/api/linkedin/auth"]')).toHaveText(['Connect LinkedIn']);
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await dialog.getByRole('link', { name: 'Connect LinkedIn' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expectToast(page, 'LinkedIn is connected again.');
  const row = rowOf(page);
  await expect(row.getByText(/^The LinkedIn sign-in was over/)).toBeVisible();
  await failLinkedin(origins.sandbox, { ...creates, status: 429, headers: { 'retry-after': '600' } });
  await row.getByRole('button', { name: /^Try again/ }).click();
  await expectToast(page, `“${title}” is on its way to LinkedIn.`);
  await expect(row.getByText('LinkedIn: waiting')).toBeVisible();
  await expect(row.getByText(/takes no more posts for now/)).toBeVisible();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await row.getByRole('button', { name: /^Do not post/ }).click();
  await expectToast(page, `“${title}” is not posted to LinkedIn.`);
  await expect(row.getByText(/^A staff member cancelled it before it was posted\./)).toBeVisible();
  expect(await isFocusIn(page)).toBe(true);

  await failLinkedin(origins.sandbox, { ...creates, status: 429, headers: { 'retry-after': '600' } });
  await row.getByRole('button', { name: /^Try again/ }).click();
  await expect(row.getByText(/takes no more posts for now/)).toBeVisible();
  await row.getByRole('button', { name: /^Try now/ }).click();
  await expect(row.getByText('LinkedIn: posted')).toBeVisible();
  expect(await postedOf(origins.sandbox, 'told-in-trouble')).toHaveLength(1);

  await chooseInRow(page, title, 'Post again');
  await page.getByRole('textbox', { name: 'Text' }).fill('Once more.');
  await page.getByRole('button', { name: 'Post a second time' }).click();
  await expectToast(page, 'Posted to LinkedIn.');
  await expect.poll(() => isFocusIn(page)).toBe(true);
  await chooseInRow(page, title, 'Delete');
  await expect(page.getByText(/Its post on LinkedIn stays/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Blog post deleted successfully!');
  // The other tests expect a blog without LinkedIn.
  await page.evaluate(() => fetch('/api/linkedin/disconnect', { method: 'POST' }));
  expect(complaints).toEqual([]);
});

const isFocusIn = (page: Page): Promise<boolean> => rowOf(page).evaluate((row) => row.contains(document.activeElement));
