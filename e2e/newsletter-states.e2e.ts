import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';
import { mailTo } from './mail.ts';
import { enterConsole, inDatabase, people, post, storeCampaign } from './newsletters.ts';
import { expectToast } from './posts.ts';

test.beforeEach(({ page }) => enterConsole(page));

test('unsaved changes of a draft ask before leaving, and survive a reload', async ({ page }) => {
  const id = await storeCampaign(page, { name: 'Half written', emails: people(1, 'drafts') });
  await page.goto(`/cms/campaigns/${id}`);
  const subject = page.getByLabel('Subject', { exact: false }).first();
  await subject.fill('Frost lifts what it finds');
  await expect(page.getByText('Save the draft first')).toBeVisible();
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`/cms/campaigns/${id}$`));
  await page.reload();
  expect(requested).toEqual(['beforeunload']);
  await expect(page.getByText(/^Unsaved text from /)).toBeVisible();
  await expect(subject).toHaveValue('About Half written');
  await page.getByRole('button', { name: 'See what differs' }).click();
  await expect(page.getByRole('dialog').getByText('Frost lifts what it finds')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(subject).toHaveValue('Frost lifts what it finds');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Newsletter campaign saved.');
  await expect(page.getByText(/^Unsaved text from /)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-')))).toEqual([]);
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('row', { name: /Half written/ })).toContainText('Draft');
  expect(requested).toHaveLength(1);
});

test('a draft saved in another tab meanwhile is not overwritten, and both texts are preserved', async ({
  page,
  complaints,
}) => {
  const id = await storeCampaign(page, { name: 'Two at once', emails: people(1, 'twice') });
  await page.goto(`/cms/campaigns/${id}`);
  const subject = page.getByLabel('Subject', { exact: false }).first();
  await subject.fill('Of the first tab');
  const other = await page.context().newPage();
  await other.goto(`/cms/campaigns/${id}`);
  await other.getByLabel('Subject', { exact: false }).first().fill('Of the second tab');
  await other.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(other, 'Newsletter campaign saved.');
  await other.close();

  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, /^This draft was changed meanwhile/);
  await expect(subject).toHaveValue('Of the second tab');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(subject).toHaveValue('Of the first tab');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Newsletter campaign saved.');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a staff member pauses, resumes and cancels a campaign', async ({ page }) => {
  // Enough recipients for a slow machine to finish this test before the campaign ends.
  const recipients = 4_000;
  const id = await storeCampaign(page, { name: 'Stopped', emails: people(recipients, 'stopped') });
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await page.goto(`/cms/campaigns/${id}`);
  const handedOver = async () =>
    page.evaluate(
      async (of) =>
        (
          (await (await fetch(`/api/newsletter-campaigns/${of}`)).json()) as {
            progress: { counts: { handedOver: number } };
          }
        ).progress.counts.handedOver,
      id,
    );
  await expect.poll(handedOver).toBeGreaterThan(0);
  // A double press must not resume it.
  await page.getByRole('button', { name: 'Pause' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByText('nothing is submitted until you resume')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  // Emails in flight are still sent, then none.
  const settled = async () => {
    const before = await handedOver();
    await page.waitForTimeout(2_500);
    return (await handedOver()) - before;
  };
  await expect.poll(settled).toBe(0);
  const atPause = await handedOver();
  expect(atPause).toBeLessThan(recipients);

  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sending' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(handedOver).toBeGreaterThan(atPause);

  await page.getByRole('button', { name: 'Cancel the campaign' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this campaign for good?' });
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Sending' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the campaign' }).click();
  await question.getByRole('button', { name: 'Cancel the campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled on the way' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Pause|Resume/ })).toHaveCount(0);
  await page.getByLabel('Outcome', { exact: true }).selectOption('Skipped');
  await expect(page.getByText('The campaign was cancelled before it was their turn.').first()).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
});

test('a late campaign waits for confirmation', async ({ page, origins }) => {
  const late = await storeCampaign(page, { name: 'Overslept', emails: people(1, 'late') });
  const other = await storeCampaign(page, { name: 'Another', emails: people(1, 'another') });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  for (const id of [late, other]) await post(page, `/api/newsletter-campaigns/${id}/schedule`, { at });
  const back = `update newsletter_campaigns set scheduled_at = now() - interval '2 hours' where id = ?`;
  await inDatabase([back, [late]]);
  // Any action on a campaign makes the worker check all of them.
  await post(page, `/api/newsletter-campaigns/${other}/cancel`);
  const statusOfLate = async () => {
    const response = await page.request.get(`/api/newsletter-campaigns/${late}`);
    return ((await response.json()) as { campaign: { status: string } }).campaign.status;
  };
  await expect.poll(statusOfLate, { timeout: 120_000 }).toBe('late');
  await page.goto('/cms/newsletter?tab=campaigns');
  await expect(page.getByRole('row', { name: /Overslept/ })).toContainText('Late');
  await page.getByRole('link', { name: 'Overslept' }).click();
  await expect(page.getByText('This campaign waits for your yes')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, send it now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 1 recipient' })).toBeVisible();
  expect(await mailTo(origins.sandbox, 'anna0@late.example')).toHaveLength(1);
});

test('a staff member sends uncertain emails again, first one and then the others', async ({ page, origins }) => {
  const id = await storeCampaign(page, { name: 'In doubt', emails: people(4, 'doubt') });
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByRole('heading', { name: 'Sent to 4 recipients' })).toBeVisible();
  // As if the worker had been killed between the submission and the server's response.
  const doubt = `update newsletter_deliveries set status = 'uncertain', reason = 'worker_stopped', answer = null
    where campaign_id = ? and email <> 'anna0@doubt.example'`;
  const counts = `update newsletter_batches set handed_over = 1, uncertain = 3 where campaign_id = ?`;
  await inDatabase([doubt, [id]], [counts, [id]]);
  await page.reload();
  await expect(page.getByRole('heading', { name: '3 recipients uncertain' })).toBeVisible();
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
  const id = await storeCampaign(page, { name: 'Of last year', emails: people(2, 'last-year') });
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByRole('heading', { name: 'Sent to 2 recipients' })).toBeVisible();
  // As if its month had been archived, one recipient being uncertain.
  await inDatabase(
    ['update newsletter_batches set handed_over = 1, uncertain = 1 where campaign_id = ?', [id]],
    [`update newsletter_campaigns set ledger_sums = '{"failures":[],"tests":[]}' where id = ?`, [id]],
    ['delete from newsletter_deliveries where campaign_id = ?', [id]],
  );
  await page.reload();
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
