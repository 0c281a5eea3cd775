import { request } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';

test('an owner creates a key, a program reads with it, and the key is deleted', async ({
  page,
  baseURL,
  complaints,
}) => {
  await openSignedIn(page, '/cms/api-keys', 'kim.keys@lanesight.ai');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name').fill('Warehouse');
  await page.getByRole('checkbox', { name: 'Read posts' }).check();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const key = await page.locator('code', { hasText: /^lsk_/ }).innerText();
  await expect(page.getByRole('row', { name: /Warehouse/ })).toContainText('Read: posts');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  const program = await request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { authorization: `Bearer ${key}` } });
  expect((await program.get('/api/blog-posts/all')).status()).toBe(200);
  expect(await (await program.get('/api/contacts')).text()).toContain('lacks the scope contacts:read');

  await page.getByRole('link', { name: 'API', exact: true }).click();
  await page.getByText('Create post POST /api/blog-posts').click();
  await expect(page.getByLabel('Example of createPost')).toContainText('Authorization: Bearer');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Delete the key Warehouse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Warehouse/ })).toBeHidden();
  expect((await program.get('/api/blog-posts/all')).status()).toBe(401);
  await program.dispose();
  expect(complaints).toEqual([]);
});
