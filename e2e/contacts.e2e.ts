import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { inDatabase } from './newsletters.ts';

/** Requests: of each hundred, the first third is old, and the last third is answered. Nobody is reminded of them. */
const people = `insert into contacts
    (first_name, last_name, email, city_size, service_interest, policy_version, notified_at, soon_reminded_at,
     late_reminded_at, created_at, answered_at)
  select case when n % 3 = 1 then 'Late' when n % 3 = 2 then 'Open' else 'Answered' end, n::text,
    'person' || n || '@pages.example', 'medium', 'full-service', '1', now(), now(), now(),
    now() - case when n % 3 = 2 then interval '1 hour' else interval '3 days' end - n * interval '1 second',
    case when n % 3 = 0 then now() - n * interval '1 second' end
  from generate_series(1, ?) n`;

test.beforeEach(async ({ page }) => {
  await inDatabase(["delete from contacts where email like '%@pages.example'", []], [people, [150]]);
  await signInByRequest(page);
});
test.afterEach(() => inDatabase(["delete from contacts where email like '%@pages.example'", []]));

test('requests are listed a page at a time, late ones first, with the search, the filter and the page in the URL', async ({
  page,
}) => {
  await page.goto('/cms/contacts');
  const search = page.getByLabel('Search by name, email or tag');
  const names = page.locator('[data-request]');
  const next = page.getByRole('button', { name: 'Next' });
  await search.fill('pages.example');
  await expect(page).toHaveURL(/contacts\?search=pages\.example$/);
  const filters = page.getByRole('group', { name: 'Filter' });
  await expect(filters).toHaveText(/Waiting 100Late 50Mine 0Answered 50All 150/);
  await filters.getByRole('button', { name: /^All/ }).click();
  await expect(page.getByText('1 to 50 of 150')).toBeVisible();
  for (const which of [0, 49]) await expect(names.nth(which)).toContainText('Late');
  await next.click();
  await expect(page).toHaveURL(/contacts\?search=pages\.example&status=all&page=2$/);
  await expect(page.getByText('51 to 100 of 150')).toBeAttached();
  // The next page begins with its first request, wherever the button is.
  await expect(names.first()).toContainText('Open');
  await expect(names.first()).toBeInViewport();
  await expect(next).toBeFocused();
  await page.reload();
  await expect(page.getByText('51 to 100 of 150')).toBeVisible();
  await expect(search).toHaveValue('pages.example');
  await next.click();
  await expect(names.last()).toContainText('Answered');
  await page.goBack();
  await expect(page.getByText('51 to 100 of 150')).toBeVisible();
  await page.getByRole('button', { name: /^Answered/ }).click();
  await expect(page).toHaveURL(/contacts\?search=pages\.example&status=answered$/);
  await page.getByRole('link', { name: /^Requests/ }).click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/contacts$/);
});

test('a staff member marks a request as answered, with a button in sight at any width, and undoes it', async ({
  page,
}) => {
  await page.goto('/cms/contacts?search=person148@pages');
  await page.getByRole('link', { name: /Late 148/ }).click();
  const mark = page.getByRole('button', { name: 'Mark as answered' });
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(mark).toBeVisible();
    const box = (await mark.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  await mark.click();
  // A toast stays while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByText('marked as answered by ada@lanesight.ai')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('marked as waiting by ada@lanesight.ai')).toBeVisible();
  await expect(mark).toBeVisible();
  expect(await violationsInEveryScheme(page, [768])).toEqual([]);
});
