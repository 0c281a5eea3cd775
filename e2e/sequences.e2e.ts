import type { Browser, Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { mailNow } from './mail.ts';
import { inDatabase } from './newsletters.ts';
import { expectToast } from './posts.ts';
import { runJob } from './run-job.ts';
import { expect, openSignedIn, test, untilFormIsHydrated } from './test.ts';

/** Adds an email to the sequence that is open, writes it, and returns to the sequence. */
async function writeEmail(page: Page, subject: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Email' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add an email' });
  await dialog.getByLabel('Subject').fill(subject);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await page.getByRole('textbox', { name: /^Block 1 of 1, Text/ }).click();
  await page.keyboard.type(words);
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Welcome', exact: true }).click();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
}

/** Signs up on the site in a browser of its own. */
async function signUp(browser: Browser, site: string, email: string): Promise<void> {
  const visitor = await (await browser.newContext({ baseURL: site })).newPage();
  await visitor.goto('/blog');
  const form = visitor.locator('form[action="/api/newsletter"]');
  await untilFormIsHydrated(form);
  await form.getByLabel('Work email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(visitor).toHaveURL(/potholes-report/);
  await visitor.context().close();
}

test('staff write a welcome series, and a person gets it after the sign-up on the site until they leave', async ({
  page,
  browser,
  origins,
}) => {
  const [stays, leaves] = ['stella@sequence.example', 'lee@sequence.example'] as const;
  const subjectsTo = async (email: string) =>
    (await mailNow(origins.sandbox, email))
      .map(({ subject }) => subject)
      .filter((subject) => subject !== 'Your potholes report')
      .toSorted();
  await openSignedIn(page, '/cms/newsletter', 'ada@lanesight.ai');
  await page.getByRole('link', { name: 'Website sign-ups' }).click();
  await expect(page.getByText('There is no sequence yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Sequence' }).click();
  await page.getByRole('dialog', { name: 'Create a sequence' }).getByLabel('Name').fill('Welcome');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This sequence has no email yet.')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await writeEmail(page, 'Good to have you', 'Hi, this is what you get.');
  await writeEmail(page, 'A guide for you', 'How roads age.');
  await expect(page.getByText('2 days after the email before')).toBeVisible();

  await page.getByRole('button', { name: 'Activate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Activate this sequence?' });
  await expect(question.getByText(/gets 2 emails/)).toBeVisible();
  await question.getByRole('button', { name: 'Activate' }).click();
  await expectToast(page, '“Welcome” is active.');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await signUp(browser, origins.site, stays);
  await page.request.post('/api/newsletter', { data: { email: leaves } });
  await runJob('advance-sequences');
  for (const email of [stays, leaves])
    await expect.poll(() => subjectsTo(email), { timeout: 100_000 }).toEqual(['Good to have you']);
  const mail = (await mailNow(origins.sandbox, leaves)).find(({ subject }) => subject === 'Good to have you');
  expect(mail!.text).toContain('this is what you get');
  const unsubscribe = /<(http[^>]+)>/.exec(mail!.headers['list-unsubscribe']!)![1]!;
  expect((await fetch(unsubscribe, { method: 'POST' })).ok).toBe(true);

  // Two days later.
  await inDatabase([
    `update sequence_enrollments set advanced_at = advanced_at - interval '2 days', due_at = due_at - interval '2 days'`,
    [],
  ]);
  await runJob('advance-sequences');
  await expect.poll(() => subjectsTo(stays), { timeout: 100_000 }).toEqual(['A guide for you', 'Good to have you']);
  expect(await subjectsTo(leaves)).toEqual(['Good to have you']);
  await page.reload();
  await page.getByRole('button', { name: /^Stopped/ }).click();
  await expect(page.getByRole('row', { name: leaves })).toContainText(
    'Stopped before “A guide for you”: left the list',
  );

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Nothing is sent while it is paused')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Sequence' }).click();
  await expect(page.getByText('There is no sequence yet.')).toBeVisible();
});
