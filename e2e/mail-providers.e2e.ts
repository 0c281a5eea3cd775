import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { visitConsole } from './visit-console.ts';
import { inDatabase, people, post, sendCampaign, statusOf, storeCampaign } from './newsletters.ts';
import { expectToast } from './posts.ts';

test('staff see a campaign by mail provider, end a pause, and read why the system paused it', async ({ page }) => {
  await signInByRequest(page);
  const id = await sendCampaign(page, 'Too many complaints', people(6, 'paced'));
  // As if Google had limited the rate of a larger campaign, and recipients had complained.
  const because = {
    kind: 'complaints',
    count: 3,
    percent: 0.12,
    sentence: '3 recipients reported this campaign as spam, 0.12 % of the submitted emails.',
  };
  await inDatabase(
    [
      `update newsletter_batches set provider = 'google', handed_over = 900, retry = 350, queued = 2000, refused = 40, done_at = null
       where campaign_id = ?`,
      [id],
    ],
    [
      `insert into newsletter_batches (campaign_id, number, first_id, last_id, handed_over, skipped, uncertain, done_at)
       values (?, 90, 7, 1600, 1580, 11, 2, now())`,
      [id],
    ],
    [
      `insert into mail_provider_states (provider, level, paused_until, cause, sentence)
       values ('google', 1, now() + interval '1 hour', 'rate', 'Gmail limits how fast we send.')`,
      [],
    ],
    [
      `update newsletter_campaigns set status = 'paused', paused_because = ?::jsonb where id = ?`,
      [JSON.stringify(because), id],
    ],
  );
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByText('Sending was paused to protect your reputation')).toBeVisible();
  await expect(page.getByText(because.sentence)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Recipients by mail provider and outcome' }).getByRole('row');
  await expect(rows).toContainText(['Provider', 'Google', 'Other providers']);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText('900');
  await expect(page.getByText(/^Emails to Google wait until/)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await visitConsole(page, 'domain-check');
  const google = page
    .getByRole('table', { name: 'Emails to each mail provider' })
    .getByRole('row', { name: /^Google/ });
  await expect(google).toContainText('Paused');
  await expect(google).toContainText('10 of 20');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await visitConsole(page, '');
  await expect(page.getByText('was paused because of 3 complaints or rejections')).toBeVisible();
  await page.getByRole('link', { name: 'Too many complaints', exact: true }).first().click();
  await page.getByRole('button', { name: 'Try again now: Google' }).click();
  await expectToast(page, 'Emails to Google go out again.');
  await expect(page.getByText(/^Emails to Google wait until/)).toBeHidden();
  await inDatabase(
    ['delete from newsletter_campaigns where id = ?', [id]],
    [`delete from mail_provider_states where provider = 'google'`, []],
  );
});

test('staff see the plan of a warm-up, and a campaign that waits for the next day', async ({ page }) => {
  await signInByRequest(page);
  const id = await storeCampaign(page, { name: 'To unknown providers', emails: people(3, 'warm') });
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByText('Warm-up, day 26 of 28: everybody gets it today.')).toBeVisible();
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await expect.poll(() => statusOf(page, id)).toBe('sent');

  // As if the campaign were larger than what Google gets today, after a day on which it slowed us down.
  const today = new Date().toISOString().slice(0, 10);
  await inDatabase(
    [`update newsletter_campaigns set status = 'sending' where id = ?`, [id]],
    [
      `update newsletter_batches set provider = 'google', handed_over = 50000, queued = 9000, done_at = null,
         due_at = now() + interval '1 day' where campaign_id = ?`,
      [id],
    ],
    [
      `insert into mail_warm_up_days (day, provider, used, held_because) values (?, 'google', 50000, null),
         (?::date - 1, 'google', 50000, 'Gmail limits how fast we send.')
       on conflict (provider, day) do update set used = excluded.used`,
      [today, today],
    ],
  );
  await page.reload();
  await expect(
    page.getByText('50,000 of 50,000 to Google today; the rest goes tomorrow from 00:00 UTC.'),
  ).toBeVisible();
  await expect(page.getByText('As many as yesterday: Gmail limits how fast we send.')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await visitConsole(page, 'domain-check');
  await expect(page.getByRole('heading', { name: 'Warm-up, day 26 of 28' })).toBeVisible();
  const google = page
    .getByRole('table', { name: 'Emails of today to each mail provider' })
    .getByRole('row', { name: /^Google/ });
  await expect(google).toContainText('25 of 28');
  await page.getByText('The same as a table').click();
  const plan = page.getByRole('table', { name: /^Emails to each provider by day/ });
  await expect(plan.getByRole('row', { name: 'Day 26 (now) 63,000' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await inDatabase(['delete from newsletter_campaigns where id = ?', [id]], ['delete from mail_warm_up_days', []]);
});
