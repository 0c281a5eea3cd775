import { violationsInEveryScheme } from './axe.ts';
import { inDatabase, post, rowsOf } from './newsletters.ts';
import { runJob } from './run-job.ts';
import { expect, signInByRequest, test } from './test.ts';
import { visitConsole } from './visit-console.ts';

test('staff turn the digest of a list on, and its draft waits in the overview and among the campaigns', async ({
  page,
}) => {
  await signInByRequest(page);
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', {
    name: 'Monthly readers',
  });
  await page.goto(`/cms/lists/${emailList.id}`);
  const panel = page.getByRole('region', { name: 'Monthly digest' });
  const toggle = panel.getByRole('switch', { name: 'Draft a digest each month' });
  await expect(toggle).not.toBeChecked();
  await expect(panel.getByLabel('Day of the month')).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(panel.getByText(/^The next draft is made on /)).toBeVisible();
  await expect(toggle).toBeFocused();
  await panel.getByLabel('Day of the month').selectOption('1');
  await panel.getByLabel('Hour').selectOption('0');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await panel.getByLabel('Day of the month').selectOption('2');
  await panel.getByRole('button', { name: 'Save Digest' }).click();
  await expect(panel.getByText(/ 2, \d{4} at 12:00 AM/)).toBeVisible();
  await page.reload();
  await expect(toggle).toBeChecked();
  await expect(panel.getByLabel('Day of the month')).toHaveValue('2');
  // Nothing is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // As if it had been turned on long ago, and its time had come since.
  await inDatabase([
    `update list_digests set turned_on_at = '2020-01-01', planned_at = '2020-01-01' where email_list_id = ?`,
    [emailList.id],
  ]);
  const runs = () =>
    rowsOf('select 1 from list_digest_runs where campaign_id is not null and email_list_id = ?', [emailList.id]);
  await runJob('draft-digests');
  await expect.poll(async () => (await runs()).length).toBe(1);
  await page.reload();
  await panel.getByRole('link', { name: 'Open the campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Digest for Monthly readers, / })).toBeVisible();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(/ new articles?$/);

  await visitConsole(page, 'newsletter?tab=campaigns');
  await expect(page.getByText(/^Digest for Monthly readers, /).first()).toBeVisible();
  await visitConsole(page, '');
  await expect(page.getByText('and waits for your introduction')).toBeVisible();
  await page
    .getByRole('link', { name: /^Digest for Monthly readers, / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Digest for Monthly readers, / })).toBeVisible();
  await inDatabase(
    ['delete from newsletter_campaigns where email_list_id = ?', [emailList.id]],
    ['delete from email_lists where id = ?', [emailList.id]],
  );
});
