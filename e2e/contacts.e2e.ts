import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';
import { enterConsole, inDatabase } from './newsletters.ts';

/** Contacts: of each hundred, the first third is old, and the last third is answered. */
const people = `insert into contacts
    (first_name, last_name, email, city_size, service_interest, policy_version, notified_at, created_at, answered_at)
  select case when n % 3 = 1 then 'Late' when n % 3 = 2 then 'Open' else 'Answered' end, n::text,
    'person' || n || '@pages.example', 'medium', 'full-service', '1', now(),
    now() - case when n % 3 = 2 then interval '1 hour' else interval '3 days' end - n * interval '1 second',
    case when n % 3 = 0 then now() - n * interval '1 second' end
  from generate_series(1, ?) n`;

test.beforeEach(async ({ page }) => {
  await inDatabase(["delete from contacts where email like '%@pages.example'", []], [people, [150]]);
  await enterConsole(page);
});
test.afterEach(() => inDatabase(["delete from contacts where email like '%@pages.example'", []]));

test('contacts are listed a page at a time, late ones first, with matching counts', async ({ page }) => {
  await page.goto('/cms/contacts');
  await page.getByLabel('Search by name or email').fill('pages.example');
  await expect(page.getByText('50 late, 50 open, 50 answered, 150 in all')).toBeVisible();
  const names = page.locator('tbody th');
  await expect(page.getByText('1 to 50 of 150')).toBeVisible();
  for (const which of [0, 49]) await expect(names.nth(which)).toContainText('Late');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('51 to 100 of 150')).toBeVisible();
  await expect(names.first()).toContainText('Open');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(names.last()).toContainText('Answered');
  await expect(page.getByRole('row', { name: /Answered 3 / })).toContainText('Not recorded');
});

for (const width of [360, 768, 1280])
  test(`at ${width} px a staff member marks a request as answered, with a visible button and their name, and undoes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/cms/contacts');
    await page.getByLabel('Search by name or email').fill('person148@pages');
    await expect(page.getByText('1 late, 0 open, 0 answered, 1 in all')).toBeVisible();
    const row = page.getByRole('row', { name: /Late 148/ });
    const mark = row.getByRole('button', { name: 'Mark as answered' });
    await expect(mark).toBeVisible();
    const box = (await mark.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await mark.click();
    // A toast stays while the pointer is over it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect(row).toContainText('ada@lanesight.ai');
    await expect(page.getByText('0 late, 0 open, 1 answered, 1 in all')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 late, 0 open, 0 answered, 1 in all')).toBeVisible();
    await expect(row).not.toContainText('ada@lanesight.ai');
    expect(await violationsInEveryScheme(page)).toEqual([]);
  });

test('the focus moves to the next row after an answer, and to the heading after the last one', async ({ page }) => {
  await page.goto('/cms/contacts?search=person14');
  await expect(page.getByText('1 to 11 of 11')).toBeVisible();
  const marks = page.locator('tbody').getByRole('button');
  const second = await marks.nth(1).innerText();
  await marks.first().press('Enter');
  await expect(page.getByText('2 late, 5 open, 4 answered, 11 in all')).toBeVisible();
  await expect(marks.filter({ hasText: second })).toBeFocused();

  await page.goto('/cms/contacts?search=person145@');
  await expect(page.getByText('1 late, 0 open, 0 answered, 1 in all')).toBeVisible();
  await marks.press('Enter');
  await expect(page.getByText('0 late, 0 open, 1 answered, 1 in all')).toBeVisible();
  await expect(page.getByText('Requests', { exact: true })).toBeFocused();
});

test('the search and the page are in the URL', async ({ page }) => {
  await page.goto('/cms/contacts');
  await page.getByLabel('Search by name or email').fill('pages.example');
  await expect(page).toHaveURL(/contacts\?search=pages\.example$/);
  await expect(page.getByText('1 to 50 of 150')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('51 to 100 of 150')).toBeVisible();
  await expect(page).toHaveURL(/contacts\?search=pages\.example&page=2$/);
  await page.reload();
  await expect(page.getByText('51 to 100 of 150')).toBeVisible();
  await expect(page.getByLabel('Search by name or email')).toHaveValue('pages.example');
  await page.goBack();
  await expect(page.getByText('1 to 50 of 150')).toBeVisible();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(page.getByLabel('Search by name or email')).toHaveValue('');
  await expect(page).toHaveURL(/contacts$/);
});
