import { expect, openSignedIn, test } from './test.ts';
import { chooseInRow } from './posts.ts';

test('a redirect leads readers on from where the site has no page, until it is deleted', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/redirects', 'ada@lanesight.ai');
  const create = async (from: string, to: string) => {
    await page.getByLabel('From').fill(from);
    await page.getByLabel('To').fill(to);
    await page.getByRole('button', { name: 'Create' }).click();
  };
  await create('/our-prices', 'somewhere');
  await expect(page.getByText('Write a path such as /new-page, or an https address')).toBeVisible();
  await create('/our-prices', '/full-service');
  await expect(page.getByRole('row', { name: /\/our-prices/ })).toContainText('Made by ada@lanesight.ai');
  await create('/our-prices', '/faq');
  await expect(page.getByText('This path has a redirect already. Delete that one first.').first()).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await create('/our-plans', 'nowhere');
  await expect(page.getByText('Write a path such as /new-page, or an https address')).toBeVisible();
  await expect(page.locator('form').getByText('This path has a redirect already.')).toBeHidden();

  await expect(async () => {
    const response = await page.request.get('/our-prices', { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([301, '/full-service']);
  }).toPass();
  await create('/faq', '/about');
  await expect(page.getByText('There is a page at this path. A redirect would have no effect.').first()).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);

  await chooseInRow(page, '/our-prices', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /\/our-prices/ })).toBeHidden();
  await expect(async () => {
    expect((await page.request.get('/our-prices', { maxRedirects: 0 })).status()).toBe(404);
  }).toPass();
});
