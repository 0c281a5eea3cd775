import { expect, test } from './test.ts';

test('a search in the URL is rendered by the server, and continues in the browser', async ({ page }) => {
  await page.goto('/faq?q=paser');
  await page.getByLabel('Search the questions').focus();
  await expect(page.locator('[data-island="questions"]')).toHaveAttribute('data-hydrated');
  const status = page.getByRole('status').filter({ hasText: 'found' });
  await expect(status).toHaveText(/^\d+ questions? found$/);
  await page.getByLabel('Search the questions').fill('xylophone');
  await expect(status).toHaveText('No questions found');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page.getByLabel('Search the questions')).toBeFocused();
  await expect(page).toHaveURL('/faq?q=paser');
});
