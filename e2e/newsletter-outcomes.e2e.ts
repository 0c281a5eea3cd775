import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { mailTo } from './mail.ts';
import { inDatabase, people, sendCampaign } from './newsletters.ts';
import { expectToast } from './posts.ts';

test.beforeEach(({ page }) => signInByRequest(page));

test('a staff member sends uncertain emails again, first one and then the others', async ({ page, origins }) => {
  const id = await sendCampaign(page, 'In doubt', people(4, 'doubt'));
  // As if the worker had been killed between the submission and the server's response.
  const doubt = `update newsletter_deliveries set status = 'uncertain', reason = 'worker_stopped', answer = null
    where campaign_id = ? and email <> 'anna0@doubt.example'`;
  const counts = `update newsletter_batches set handed_over = 1, uncertain = 3 where campaign_id = ?`;
  await inDatabase([doubt, [id]], [counts, [id]]);
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByRole('heading', { name: '3 recipients uncertain' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Clicked by|^By mail provider/ })).toHaveCount(0);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByLabel('anna2@doubt.example').check();
  await page.getByRole('button', { name: 'Send 1 chosen one once more' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send once more' }).click();
  await expectToast(page, '1 message sent once more.');
  await expect(page.getByRole('heading', { name: '2 recipients uncertain' })).toBeVisible();
  await expect.poll(async () => (await mailTo(origins.sandbox, 'anna2@doubt.example')).length).toBe(2);
  const ids = (await mailTo(origins.sandbox, 'anna2@doubt.example')).map(({ headers }) => headers['message-id']);
  expect(new Set(ids).size).toBe(1);
  await expect(page.getByRole('heading', { name: /^Sent to/ })).toBeVisible();

  await page.getByRole('button', { name: 'Send all once more' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send once more' }).click();
  await expectToast(page, '2 messages sent once more.');
  await expect(page.getByRole('heading', { name: /uncertain$/ })).toHaveCount(0);
  await expect.poll(async () => (await mailTo(origins.sandbox, 'anna3@doubt.example')).length).toBe(2);
  expect(await mailTo(origins.sandbox, 'anna0@doubt.example')).toHaveLength(1);
  await page.getByLabel('Search by beginning of address').fill('anna2');
  await expect(page.getByRole('row', { name: /anna2@doubt/ })).toContainText('Sent once more by ada@lanesight.ai');
});

test('an archived ledger says where its recipients are found, and offers nothing to send again', async ({ page }) => {
  const id = await sendCampaign(page, 'Of last year', people(2, 'last-year'));
  // As if its month had been archived, one recipient being uncertain.
  await inDatabase(
    ['update newsletter_batches set handed_over = 1, uncertain = 1 where campaign_id = ?', [id]],
    [`update newsletter_campaigns set ledger_sums = '{"failures":[],"tests":[]}' where id = ?`, [id]],
    ['delete from newsletter_deliveries where campaign_id = ?', [id]],
  );
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByText('The ledger is in the archive: no email can be sent once more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send all once more' })).toHaveCount(0);
  const ledger = page.getByRole('region', { name: 'Ledger' });
  await expect(ledger.getByRole('status')).toHaveText(
    'The ledger of this campaign is in the archive. An email is found by its address.',
  );
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await ledger.getByLabel('Did a person get it? Enter the address').fill('anna0@last-year.example');
  await ledger.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Did they get it?' })).toBeVisible();
});

test('staff see the failed emails of a campaign by cause, and a sentence for each', async ({ page }) => {
  const id = await sendCampaign(page, 'Not to everyone', people(5, 'failed'));
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
  await page.goto(`/cms/campaigns/${id}`);
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
  await page.getByRole('button', { name: 'Lift its suppressions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift suppressions' }).click();
  await expectToast(page, '0 suppressions lifted.');
  await page.getByRole('button', { name: 'Send rejected emails again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, '4 rejected emails queued again.');
  await expect(page.getByRole('heading', { name: '1 email failed' })).toBeVisible();
});
