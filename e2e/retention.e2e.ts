import { violationsInEveryScheme } from './axe.ts';
import { inDatabase } from './newsletters.ts';
import { expect, openSignedIn, test } from './test.ts';

const contact = (name: string, age: string): [sql: string, values: unknown[]] => [
  `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at)
   values (?, 'Berg', 'tom@county.example', 'medium', 'full-service', now() - interval '${age}')`,
  [name],
];

test('staff see what retention deletes tonight and within 30 days', async ({ page }) => {
  await inDatabase(contact('Due', '8 years'), contact('Soon', '6 years 355 days'));
  await openSignedIn(page, '/cms/staff', 'rhea.retention@lanesight.ai');
  const pages = page.getByRole('navigation', { name: 'Pages of the settings' });
  await pages.getByRole('link', { name: 'Retention' }).click();
  const cells = page.getByRole('row', { name: /^Requests/ }).getByRole('cell');
  await expect(cells.nth(1)).toHaveText('1');
  await expect(cells.nth(2)).toHaveText('2');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await inDatabase([`delete from contacts where last_name = 'Berg'`, []]);
});
