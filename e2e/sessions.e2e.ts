import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';

test('a person sees where they are signed in, and signs out elsewhere', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const other = await browser.newContext({ baseURL: baseURL! });
  const elsewhere = await other.newPage();
  await openSignedIn(elsewhere, '/cms/sessions', 'sam.session@lanesight.ai');
  await openSignedIn(page, '/cms/sessions', 'sam.session@lanesight.ai');
  const rows = page.getByRole('row', { name: /on Linux|unknown/i });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('This one')).toHaveCount(1);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: /^Sign out .*sam\.session/ }).click();
  await expect(rows).toHaveCount(1);
  await elsewhere.goto('/cms/sessions');
  await elsewhere.waitForURL(/\/idp\//);
  await page.getByRole('button', { name: 'Everybody’s' }).click();
  await expect(page.getByRole('row', { name: /sam\.session@lanesight\.ai/ }).first()).toBeVisible();
  await other.close();
  expect(complaints).toEqual([]);
});
