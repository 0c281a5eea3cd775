import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';
import { enterConsole, inDatabase, people, post, storeCampaign } from './newsletters.ts';

test('staff see the failed emails of a campaign by cause, and a sentence for each', async ({ page }) => {
  await enterConsole(page);
  const id = await storeCampaign(page, { name: 'Not to everyone', emails: people(5, 'failed') });
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByRole('heading', { name: 'Sent to 5 recipients' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /failed$/ })).toHaveCount(0);

  // As if the mail server had not accepted some of them.
  const fail = `update newsletter_deliveries set status = ?, failure = ?, answer = ?, reason = ? where campaign_id = ? and id = ?`;
  const rate = '450 4.7.28 Gmail has detected an unusual rate of email originating from your IP address.';
  await inDatabase(
    [fail, ['refused', 'rate', rate, 'put_off_too_long', id, 1]],
    [fail, ['refused', 'rate', rate, 'put_off_too_long', id, 2]],
    [fail, ['refused', 'bad_mailbox', '550 5.1.1 User unknown', 'no_such_address', id, 3]],
    [fail, ['refused', 'authentication', '550 5.7.20 No passing DKIM signature', null, id, 5]],
    [fail, ['handed_over', 'mailbox_full', '552 5.2.2 Over quota', 'came_back', id, 4]],
    ['update newsletter_batches set handed_over = 1, refused = 4 where campaign_id = ?', [id]],
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: '5 emails failed' })).toBeVisible();
  const causes = page.getByRole('table', { name: 'Failed emails by cause' }).getByRole('row');
  await expect(causes).toContainText([
    'Cause',
    'Sent too fast',
    'The sender was not verified',
    'The mailbox does not exist',
    'The mailbox is full',
  ]);
  await expect(causes.nth(1).getByRole('cell').first()).toHaveText('2');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('anna0@failed.example')).toContainText('Gmail limits how fast we send.');
  await expect(row('anna3@failed.example')).toContainText('The mailbox is full.');
  await expect(row('anna4@failed.example')).toContainText('could not verify the email by SPF, DKIM or DMARC.');
  await expect(page.getByRole('link', { name: "Check the sender's domain" })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
});
