import { expect, test } from 'playwright/test';

test('fails on purpose', async ({ page }) => {
  await page.setContent('<h1>Road</h1>');
  await expect(page.getByRole('heading')).toHaveText('River', { timeout: 100 });
});
