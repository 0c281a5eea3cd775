import { violationsInEveryScheme } from './axe.ts';
import { inDatabase } from './newsletters.ts';
import { storePost } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';

test('staff see in the overview what waits, and one press leads there', async ({ page }) => {
  await signInByRequest(page);
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const planned = await storePost(page, 'Planned for tomorrow', { status: 'scheduled', publishAt });
  const { id } = await storePost(page, 'Forgotten in October', { status: 'draft' });
  await inDatabase(
    [
      `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at)
       values ('Marlene', 'Ortiz', 'marlene@fairview.example', 'medium', 'full-service', now() - interval '40 hours')`,
      [],
    ],
    [`update blog_posts set updated_at = now() - interval '20 days' where id = ?`, [id]],
  );
  await page.goto('/cms');
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('listitem').first()).toContainText('Late 16 hMarlene Ortiz');
  await expect(attention.getByText('is a draft that nobody saved since')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.getByText('The same as a table').click();
  const today = page.getByRole('row', { name: new Date().toISOString().slice(0, 10) });
  await expect(today).toBeVisible();
  await page.getByRole('region', { name: 'Coming up' }).getByRole('link', { name: 'Planned for tomorrow' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await attention.getByRole('link', { name: 'Answer: Marlene Ortiz' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Marlene Ortiz' })).toBeVisible();
  // Other tests count what waits.
  await inDatabase(
    [`delete from contacts where email = 'marlene@fairview.example'`, []],
    [`delete from blog_posts where id in (?, ?)`, [id, planned.id]],
  );
});
