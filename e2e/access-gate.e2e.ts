import { expect, signIn, signInByRequest, test } from './test.ts';

test('a user of another domain sees that access is denied, and can sign out', async ({ page }) => {
  await page.goto('/cms/blog');
  await signIn(page, 'eve@evil-lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(page.getByText('eve@evil-lanesight.ai')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('a slow access check shows its progress, and a failed one an error with a retry', async ({ page, complaints }) => {
  await signInByRequest(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await page.goto('/cms/blog');
  await expect(page.getByRole('heading', { name: 'Checking your access' })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  expect(complaints.splice(0).every((complaint) => complaint.includes('500'))).toBe(true);
});

test('a sign-in returns to the requested page, at the entry of the console to the overview, and by Manage Blog to the posts', async ({
  page,
}) => {
  await page.goto('/cms/blog/new');
  await expect(page.getByRole('heading', { name: 'Redirecting to Login' }).or(page.locator('form'))).toBeVisible();
  await signIn(page, 'ada@lanesight.io');
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await page.goto('/api/logout');
  await page.goto('/cms');
  await signIn(page, 'ada@lanesight.io');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/cms');
  await page.goto('/api/logout');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Manage Blog' }).click();
  await signIn(page, 'ada@lanesight.io');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
});

test('the header shows the signed-in user, who signs out there', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, 'ada.king@lanesight.ai');
  await page.waitForURL(/\/blog$/);
  await page
    .getByRole('button', { name: /ada king|account/i })
    .first()
    .click();
  await expect(page.getByText('ada.king@lanesight.ai')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Console' })).toHaveAttribute('href', '/cms');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});
