import { violationsInEveryScheme } from './axe.ts';
import { expectToast, fillInPost, publish } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

test('a post has its own texts in search engines, or is kept out of them, and Undo takes it off the blog', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Listed in its own words');
  await page.keyboard.type('Words.');
  await page.getByLabel('Search title').fill('When to seal a street');
  await page.getByLabel('Search description').fill('Seal before the cracks join: a camera sees when.');
  await page.getByLabel('Canonical address').fill('http://city.example');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByLabel('Canonical address')).toBeFocused();
  await page.getByLabel('Canonical address').fill('/blog/sealing');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(dialog.getByText('The search title has a good length')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await publish(page);
  // A toast stays while the pointer is over it.
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .hover();
  await expectToast(page, 'Blog post created successfully!');

  const pageOf = async (path: string) => (await page.request.get(path)).text();
  const address = '/blog/listed-in-its-own-words';
  const html = await pageOf(address);
  expect(html).toContain('<title>When to seal a street</title>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/blog\/sealing">/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, /^The post is a draft again\./);
  await expect(page.getByRole('link', { name: 'Edit Listed in its own words' })).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);

  await page.goto('/cms/blog?status=draft');
  await page.getByRole('link', { name: 'Edit Listed in its own words' }).click();
  await expect(page.getByLabel('Search title')).toHaveValue('When to seal a street');
  await page.getByRole('switch', { name: 'Keep out of search engines' }).check();
  await expect(page.getByText('Search engines do not list this post.')).toBeVisible();
  await publish(page);
  await expectToast(page, 'Blog post updated successfully!');
  await expect.poll(() => pageOf(address)).toContain('<meta name="robots" content="noindex">');
  expect(await pageOf('/sitemap.xml')).not.toContain(address);
});
