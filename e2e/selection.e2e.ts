import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { inDatabase } from './newsletters.ts';
import { expectToast, storePicture, storePost } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';

const people = `insert into contacts (first_name, last_name, email, city_size, service_interest, notified_at, created_at)
  select 'Selma', n::text, 'selma' || n || '@select.example', 'medium', 'full-service', now(),
    now() - n * interval '1 minute'
  from generate_series(1, 4) n`;

/** Closes the toast, which covers the lower edge of a phone. */
const closeToast = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click();
const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

test.beforeEach(async ({ page }) => {
  await inDatabase(["delete from contacts where email like '%@select.example'", []], [people, []]);
  await signInByRequest(page);
});

test('requests are selected by keys and changed together; one that cannot be changed stays selected and is named', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cms/contacts?search=select.example');
  await expect(page.getByRole('link', { name: /Selma 1/ })).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await expect(bar(page)).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Shift+X');
  await expect(bar(page)).toContainText('4 selected');
  // On a checkbox, letters are still keys of the list.
  await box(page, 'Selma 4').focus();
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('e');
  await expectToast(page, '3 requests are archived.');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('[data-request]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-request]')).toHaveCount(4);
  await closeToast(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar(page)).toContainText('4 selected');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  let isFirst = true;
  await page.route('**/api/contacts/*', async (route) => {
    const isRejected = route.request().method() === 'PATCH' && isFirst;
    if (isRejected) isFirst = false;
    await (isRejected ? route.fulfill({ status: 500, body: '' }) : route.continue());
  });
  await bar(page).getByRole('button', { name: 'Assign to me' }).click();
  await expectToast(page, /^3 requests are yours\. Failed: Selma \d\. /);
  await expect(bar(page)).toContainText('1 selected');
  await expect(page.getByRole('checkbox', { name: /^Select Selma/, checked: true })).toHaveCount(1);
  await closeToast(page);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
  expect(complaints.splice(0).every((complaint) => complaint.includes('500'))).toBe(true);
});

test('posts go to the trash together and back, and show their covers', async ({ page }) => {
  // A page of the site's origin, in which the picture is drawn.
  await page.goto('/robots.txt');
  const coverImageId = await storePicture(page, 'A road');
  for (const title of ['Chosen one', 'Chosen two', 'Chosen three'])
    await storePost(page, title, title === 'Chosen one' ? { coverImageId } : {});
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cms/blog?search=Chosen&sort=title');
  const rows = page.getByRole('row', { name: /Chosen/ });
  await expect(rows).toHaveCount(3);
  await expect(page.locator('td img')).toHaveJSProperty('complete', true);
  for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(44);

  await box(page, 'Chosen one').check();
  await box(page, 'Chosen two').check();
  await bar(page).getByRole('button', { name: 'Move to trash' }).click();
  const question = page.getByRole('alertdialog', { name: 'Move 2 posts to the trash?' });
  await question.getByRole('button', { name: 'Move to trash' }).click();
  await expectToast(page, '2 posts are in the trash.');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();

  await page.goto('/cms/blog?status=trashed&search=Chosen');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Shift+X');
  await bar(page).getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, '2 posts are restored.');
  await expect(page.getByText('No post has “Chosen”.')).toBeVisible();
});
