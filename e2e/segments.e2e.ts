import { violationsInEveryScheme } from './axe.ts';
import { inDatabase, post } from './newsletters.ts';
import { chooseInRow, expectToast } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';
import { visitConsole } from './visit-console.ts';

const rows = [
  'email,First Name,City,Renewal',
  'ada@segments.example,Ada,Denver,2026-05-01',
  'ben@segments.example,Ben,Boulder,2026-06-01',
  'cy@segments.example,Cy,Aspen,2026-07-01',
  'dee@segments.example,Dee,,',
];
const file = { name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };

test('a staff member imports a file with cities, and builds a segment of two of them', async ({ page }) => {
  // Tests of campaigns leave segments of theirs.
  await inDatabase(['delete from segments', []], ['delete from subscriber_fields', []]);
  await signInByRequest(page);
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name: 'Cities' });
  await page.goto(`/cms/lists/${emailList.id}/import`);
  await page.getByLabel(/^Choose a CSV file/).setInputFiles(file);
  await expect(page.getByLabel('Store City in')).toHaveValue('');
  await expect(page.getByRole('row', { name: /^City Denver/ })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('2 other columns are stored in fields:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Renewal' })).toContainText('New: date');
  await page.getByRole('button', { name: 'Import 4 subscribers' }).click();
  await expect(page.getByRole('heading', { name: '4 subscribers added' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('row', { name: /ada@segments\.example.*City: Denver/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit dee@segments.example' }).click();
  await page.getByRole('dialog').getByLabel('City').fill('Boulder');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /dee@segments\.example.*City: Boulder/ })).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('tab', { name: 'Segments' }).click();
  await expect(page.getByText('There are no segments yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Create Segment' }).click();
  await page.getByLabel('Name').fill('Front Range');
  await page.getByLabel('How many rules must match').selectOption('any');
  const rule = (number: number) => page.getByRole('group', { name: `Rule ${number}`, exact: true });
  for (const [index, city] of ['Denver', 'boulder'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add rule' }).click();
    await rule(index + 1)
      .getByLabel('What the rule is about')
      .selectOption({ label: 'City' });
    await rule(index + 1)
      .getByLabel('Comparison')
      .selectOption('is');
    await rule(index + 1)
      .getByLabel('Value')
      .fill(city);
  }
  await expect(page.getByText('3 people', { exact: true })).toBeVisible();
  await expect(page.getByText(/^City is Denver or City is boulder/)).toBeVisible();
  await page.getByText('See some of them').click();
  await expect(page.getByRole('row', { name: /dee@segments\.example/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('button', { name: 'Save Segment' }).click();
  await expect(page.getByText('Rule 3: write a value to compare with')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove this group' }).click();
  await page.getByRole('button', { name: 'Save Segment' }).click();
  await expectToast(page, 'The segment “Front Range” is saved.');
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toBeVisible();

  await page.getByRole('link', { name: 'Segments' }).click();
  await expect(page.getByRole('row', { name: /^Front Range City is Denver or City is boulder 3/ })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.getByRole('link', { name: 'Subscriber fields' }).click();
  await page.getByRole('button', { name: 'Create Field' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Member');
  await page.getByRole('dialog').getByLabel('Type').selectOption('boolean');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Field' }).click();
  await expect(page.getByRole('row', { name: /^Rename Member member Yes or no All lists/ })).toBeVisible();
  await chooseInRow(page, 'City', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Field' }).click();
  await expectToast(page, 'The field “City” is deleted.');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.goto('/cms/newsletter?tab=segments');
  const broken = page.getByRole('row', { name: /^Front Range/ });
  await expect(broken).toContainText('Rule 1: there is no field “city” (any more)');
  await chooseInRow(page, 'Front Range', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Segment' }).click();
  await expectToast(page, 'The segment “Front Range” is deleted.');
});

test('a segment that was left by Back is offered again, and restored; the addresses of lists show their tabs', async ({
  page,
}) => {
  await signInByRequest(page);
  await page.goto('/cms/campaigns');
  await expect(page.getByRole('tab', { name: 'Campaigns' })).toHaveAttribute('aria-selected', 'true');
  await visitConsole(page, 'segments');
  await expect(page.getByRole('tab', { name: 'Segments' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Create Segment' }).click();
  await page.getByLabel('Name').fill('Half written');
  const rule = page.getByRole('group', { name: 'Rule 1', exact: true });
  await rule.getByLabel('Value').fill('@left.example');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Segments' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Segment' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Half written');
  await expect(rule.getByLabel('Value')).toHaveValue('@left.example');
  await page.getByRole('button', { name: 'Save Segment' }).click();
  await expectToast(page, 'The segment “Half written” is saved.');
  await page.goto('/cms/segments/new');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
});
