import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';
import { mailTo } from './mail.ts';
import { enterConsole, storeCampaign } from './newsletters.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
/** A click within this time after submission counts as a scanner's, in milliseconds. */
const tooSoon = 10_500;

const linksOf = (text: string): string[] => [...text.matchAll(/http\S+\/r\/\S+/g)].map(([link]) => link);

async function reader(browser: Browser): Promise<Page> {
  return (await browser.newContext({ userAgent: firefox })).newPage();
}

test('staff enable click counting; a reader and a scanner follow links, and the page counts them separately', async ({
  page,
  browser,
  origins,
}) => {
  await enterConsole(page);
  const id = await storeCampaign(page, { name: 'Counted', emails: ['anna@clicks.example', 'bo@clicks.example'] });
  await page.goto(`/cms/campaigns/${id}`);
  await page.getByRole('switch', { name: 'Count clicks' }).check();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const mail = page.frameLocator('iframe[title="The message on a phone"]');
  await expect(mail.getByText('The links in this email are counted')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 2 recipients' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clicked by 0 readers' })).toBeVisible();

  const [toBo] = await mailTo(origins.sandbox, 'bo@clicks.example');
  const scanned = await Promise.all(
    linksOf(toBo!.text).map((link) => fetch(link, { redirect: 'manual', headers: { 'user-agent': firefox } })),
  );
  expect(scanned.map(({ status }) => status)).toEqual([302, 302, 302]);

  await sleep(tooSoon);
  const [toAnna] = await mailTo(origins.sandbox, 'anna@clicks.example');
  const [link] = linksOf(toAnna!.text);
  const anna = await reader(browser);
  await anna.goto(link!);
  await expect(anna).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(anna.getByRole('article').or(anna.getByRole('main')).first()).toBeVisible();
  expect(await anna.evaluate(() => document.referrer)).toBe('');

  await expect(page.getByRole('heading', { name: 'Clicked by 1 reader' })).toBeVisible();
  const articles = page.getByRole('table', { name: /^Readers by link/ });
  await expect(articles.getByRole('row').nth(1)).toContainText('1 50%');
  await expect(page.getByText('1 click of readers, and 3 hits of scanners')).toBeVisible();
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('table', { name: /^New readers by the hour/ }).getByRole('row')).toHaveCount(2);
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.goto('/cms/deliveries?email=anna%40clicks.example');
  await expect(page.getByRole('row', { name: /anna@clicks/ })).toContainText('Followed 1 link, first ');
  await page.goto('/cms/deliveries?email=bo%40clicks.example');
  await expect(page.getByRole('row', { name: /bo@clicks/ })).toContainText('A scanner followed links 3 times.');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  const [preferences = ''] = /http\S+\/newsletter\/preferences\S+/.exec(toAnna!.text) ?? [];
  await anna.goto(preferences);
  await expect(anna.getByText(/you opened “/)).toBeVisible();
  await anna.context().close();
});

test('an email has no counted links by default', async ({ page, origins }) => {
  await enterConsole(page);
  const id = await storeCampaign(page, { name: 'Uncounted', emails: ['anna@plain.example'] });
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByRole('switch', { name: 'Count clicks' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 1 recipient' })).toBeVisible();
  const [sent] = await mailTo(origins.sandbox, 'anna@plain.example');
  expect(sent!.text).toContain(`${origins.site}/blog/`);
  expect(linksOf(sent!.text)).toEqual([]);
  await expect(page.getByRole('heading', { name: /^Clicked by/ })).toHaveCount(0);
});
