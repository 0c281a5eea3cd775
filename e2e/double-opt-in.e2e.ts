import type { Browser, Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { mailNow, mailTo } from './mail.ts';
import { inDatabase } from './newsletters.ts';
import { chooseInRow, expectToast } from './posts.ts';
import { expect, openSignedIn, test, untilFormIsHydrated } from './test.ts';
import { visitConsole } from './visit-console.ts';

/** Switches the double opt-in of the list of website sign-ups, in the console. */
async function switchDoubleOptIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit this list' });
  await dialog.getByRole('switch', { name: 'Double opt-in' }).click();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Email list changed successfully');
}

/** Signs up in a browser of its own, and returns the link of the email. */
async function signUp(browser: Browser, origins: { site: string; sandbox: string }, email: string): Promise<string> {
  const visitor = await (await browser.newContext({ baseURL: origins.site })).newPage();
  await visitor.goto('/blog');
  const form = visitor.locator('form[action="/api/newsletter"]');
  await untilFormIsHydrated(form);
  await form.getByLabel('Work email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(visitor, 'Almost done: open the email that we just sent you, and confirm your sign-up.');
  const [mail] = await mailTo(origins.sandbox, email);
  expect(mail!.subject).toBe('Confirm your sign-up');
  await visitor.context().close();
  return /http\S+\/confirm\/\S+/.exec(mail!.text)![0];
}

/** Downloads what is stored about an address, on the page of suppressions. */
async function exportOfAnyAddress(page: Page, email: string): Promise<void> {
  await visitConsole(page, 'suppressions');
  await page.getByRole('button', { name: 'Export personal data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export personal data' });
  await dialog.getByLabel('Email address').fill('nobody');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('Write an email address such as')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByLabel('Email address').fill(email);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('personal-data.json');
}

test('a visitor confirms a sign-up by the link of an email, without script, and staff see the consent', async ({
  page,
  browser,
  origins,
  complaints,
}) => {
  const email = 'vera@optin.example';
  await openSignedIn(page, '/cms/newsletter', 'ada@lanesight.ai');
  await page.getByRole('link', { name: 'Website sign-ups' }).click();
  await switchDoubleOptIn(page);
  try {
    const link = await signUp(browser, origins, email);
    await page.reload();
    await page.getByRole('button', { name: /^Pending/ }).click();
    await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
    expect(await violationsInEveryScheme(page)).toEqual([]);
    await chooseInRow(page, email, 'Send the confirmation again');
    await expectToast(page, /less than ten minutes ago/);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);

    const scanner = await fetch(link);
    expect([scanner.status, scanner.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Confirm your sign-up');
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const looked = await (await browser.newContext()).newPage();
    await looked.goto(link);
    expect(await violationsInEveryScheme(looked)).toEqual([]);

    await reader.getByRole('button', { name: 'Confirm my sign-up' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You are signed up');
    expect(reader.url()).toBe(link);
    // The page that was open before: its button confirms once more.
    await looked.getByRole('button', { name: 'Confirm my sign-up' }).click();
    await expect(looked.getByText('there is nothing more to do')).toBeVisible();
    expect(await violationsInEveryScheme(looked)).toEqual([]);
    expect((await reader.goto(link.slice(0, -2)))!.status()).toBe(404);
    await expect.poll(async () => (await mailNow(origins.sandbox, email)).length).toBe(2);

    await page.reload();
    await expect(page.getByText('Nobody has to confirm a sign-up.')).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: `Edit ${email}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit subscriber' });
    await expect(dialog.getByText(/confirmed .* on \/blog/)).toBeVisible();
    expect(await violationsInEveryScheme(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Export personal data' }).click();
    expect((await download).suggestedFilename()).toBe('personal-data.json');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await exportOfAnyAddress(page, email);
  } finally {
    await inDatabase(["update email_lists set double_opt_in = false where kind = 'website'", []]);
  }
});

test('a confirmation link that has expired says so, and leads to another sign-up', async ({ page, origins }) => {
  const email = 'otto@optin.example';
  await inDatabase(["update email_lists set double_opt_in = true where kind = 'website'", []]);
  try {
    await page.request.post('/api/newsletter', { data: { email }, headers: { accept: 'application/json' } });
    const [mail] = await mailTo(origins.sandbox, email);
    const link = /http\S+\/confirm\/\S+/.exec(mail!.text)![0];
    await inDatabase(["update pending_sign_ups set expires_at = now() - interval '1 minute'", []]);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
    expect(await violationsInEveryScheme(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign up again' }).click();
    await expect(page.locator('#newsletter form')).toBeInViewport();
  } finally {
    await inDatabase(["update email_lists set double_opt_in = false where kind = 'website'", []]);
  }
});
