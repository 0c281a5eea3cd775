import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';

test('an owner gives a colleague a role, who then sees why actions are missing', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const other = await browser.newContext({ baseURL: baseURL! });
  const colleague = await other.newPage();
  await openSignedIn(colleague, '/cms/blog', 'vera.viewer@lanesight.ai');
  await expect(colleague.getByRole('link', { name: 'Create New Post' })).toBeVisible();

  await openSignedIn(page, '/cms/staff', 'olive.owner@lanesight.ai');
  await expect(page.getByRole('row', { name: /Olive Owner \(you\)/ })).toContainText('owner');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change role of Vera Viewer' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('row', { name: /Vera Viewer/ })).toContainText('viewer');

  await colleague.reload();
  const reason = 'Your role, viewer, lets you look at posts, but not change them. Ask an owner for the role editor.';
  await expect(colleague.getByText(reason)).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Create New Post' })).toBeHidden();
  const created = await colleague.request.post('/api/blog-posts', { data: {} });
  expect([created.status(), await created.text()]).toEqual([403, reason]);

  await page.getByRole('link', { name: 'Audit log' }).click();
  // The entry names the person, and leads to them.
  await expect(page.getByRole('link', { name: /^vera.viewer@/ }).first()).toHaveAttribute('href', '/cms/staff');
  await page.getByText('Change role: Role').first().click();
  await expect(page.getByText('viewer', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Changed').selectOption('people and their roles');
  await expect(page).toHaveURL(/resource=staff/);
  await expect(page.getByText('Signed in')).toHaveCount(0);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  const rejected: string[] = [];
  colleague.on('response', (response) => response.status() === 403 && rejected.push(response.url()));
  await colleague.goto('/cms/audit-log');
  await expect(colleague.getByText('Your role, viewer, cannot see the audit log.')).toBeVisible();
  // The console sends no request that it knows to be rejected, and no link leads there.
  await expect(colleague.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const links = colleague.getByRole('navigation', { name: 'Pages of the settings' }).getByRole('link');
  await expect(links).toHaveText(['People', 'Sessions', 'Retention', 'API']);
  expect(rejected).toEqual([]);
  await other.close();
  expect(complaints).toEqual([]);
});
