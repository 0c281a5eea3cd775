import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { mailTo } from './mail.ts';
import { inDatabase, people, post, statusOf, storeCampaign } from './newsletters.ts';
import { expectToast } from './posts.ts';

test.beforeEach(({ page }) => signInByRequest(page));

test('unsaved changes of a draft survive a reload and a save in another tab', async ({ page, complaints }) => {
  const id = await storeCampaign(page, { name: 'Half written', emails: people(1, 'drafts') });
  await page.goto(`/cms/campaigns/${id}`);
  const subject = page.getByLabel('Subject', { exact: false }).first();
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.accept();
  });
  await test.step('leaving the page is a question, and a reload offers the text again', async () => {
    await subject.fill('Frost lifts what it finds');
    await expect(page.getByText('Save the draft first')).toBeVisible();
    await page.getByRole('link', { name: 'Campaigns' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
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
  });
  await test.step('a draft saved in another tab meanwhile is not overwritten, and both texts are preserved', async () => {
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
    await expect(subject).toHaveValue('Frost lifts what it finds');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  });
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Newsletter campaign saved.');
  await expect(page.getByText(/^Unsaved text from /)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-')))).toEqual([]);
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('row', { name: /Half written/ })).toContainText('Draft');
  expect(requested).toHaveLength(1);
});

test('a staff member pauses, resumes and cancels a campaign', async ({ page }) => {
  // Enough recipients for a slow machine to finish this test before the campaign ends.
  const recipients = 2_500;
  const id = await storeCampaign(page, { name: 'Stopped', emails: people(recipients, 'stopped') });
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await page.goto(`/cms/campaigns/${id}`);
  const handedOver = async () => {
    const response = await page.request.get(`/api/newsletter-campaigns/${id}`);
    return ((await response.json()) as { progress: { counts: { handedOver: number } } }).progress.counts.handedOver;
  };
  await expect.poll(handedOver).toBeGreaterThan(0);
  // A double press must not resume it.
  await page.getByRole('button', { name: 'Pause' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByText('nothing is submitted until you resume')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
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
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Sending' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the campaign' }).click();
  await question.getByRole('button', { name: 'Cancel the campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled on the way' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Pause|Resume/ })).toHaveCount(0);
  await page.getByLabel('Outcome', { exact: true }).selectOption('Skipped');
  await expect(
    page.getByRole('cell', { name: 'The campaign was cancelled before it was their turn.' }).first(),
  ).toBeVisible();
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
  await expect.poll(() => statusOf(page, late), { timeout: 120_000 }).toBe('late');
  await page.goto('/cms/newsletter?tab=campaigns');
  await expect(page.getByRole('row', { name: /Overslept/ })).toContainText('Late');
  await page.getByRole('button', { name: /^Scheduled/ }).click();
  await expect(page.getByRole('row', { name: /Another/ })).toBeHidden();
  await page.getByLabel('Search names and subjects').fill('another');
  await expect(page.getByText('No campaign has “another”.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /Another/ })).toBeVisible();
  await page.getByRole('link', { name: 'Overslept' }).click();
  await expect(page.getByText('This campaign waits for your yes')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, send it now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 1 recipient' })).toBeVisible();
  expect(await mailTo(origins.sandbox, 'anna0@late.example')).toHaveLength(1);
});
