import type { Page } from 'playwright/test';
import { storePost } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';

/** Opens a page and the palette, whose code does not arrive before the returned function is called. */
async function openEarlyPalette(page: Page): Promise<() => void> {
  await signInByRequest(page);
  await storePost(page, `Early keys ${Date.now()}`);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/CommandPalette/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/cms/blog');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.keyboard.press('Control+k');
  return arrive;
}

test('the palette loses no key that is pressed before its code is there', async ({ page }) => {
  const arrive = await openEarlyPalette(page);
  await page.keyboard.type('early');
  await expect(page.getByPlaceholder('Search pages, posts, people and actions')).toHaveValue('early');
  arrive();
  const field = page.getByRole('combobox', { name: 'Go to' });
  await expect(field).toHaveValue('early');
  await page.keyboard.type(' ke');
  await expect(field).toHaveValue('early ke');
  await expect(page.locator('[data-active-item]')).toHaveText(/Early keys/);
});

test('Enter that is pressed before the code of the palette is there opens the first result', async ({ page }) => {
  const arrive = await openEarlyPalette(page);
  await page.keyboard.type('early ke');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByLabel('Title *')).toHaveValue(/^Early keys/);
});
