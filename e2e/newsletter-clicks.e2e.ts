import type { Browser, Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { visitConsole } from './visit-console.ts';
import { mailTo } from './mail.ts';
import { inDatabase, storeCampaign } from './newsletters.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';

const linksOf = (text: string): string[] => [...text.matchAll(/http\S+\/r\/\S+/g)].map(([link]) => link);

async function reader(browser: Browser): Promise<Page> {
  return (await browser.newContext({ userAgent: firefox })).newPage();
}

test('staff enable click counting; a reader and a scanner follow links, and the page counts them separately', async ({
  page,
  browser,
  origins,
}) => {
  await signInByRequest(page);
  const id = await storeCampaign(page, { name: 'Counted', emails: ['anna@clicks.example', 'bo@clicks.example'] });
  await page.goto(`/cms/campaigns/${id}`);
  const count = page.getByRole('switch', { name: 'Count clicks' });
  await expect(count).not.toBeChecked();
  await count.check();
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

  // A click within ten seconds after submission counts as a scanner's.
  await inDatabase([
    `update newsletter_deliveries set changed_at = changed_at - interval '11 seconds' where campaign_id = ?`,
    [id],
  ]);
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

  await visitConsole(page, 'deliveries?email=anna%40clicks.example');
  await expect(page.getByRole('row', { name: /anna@clicks/ })).toContainText('Followed 1 link, first ');
  await visitConsole(page, 'deliveries?email=bo%40clicks.example');
  await expect(page.getByRole('row', { name: /bo@clicks/ })).toContainText('A scanner followed links 3 times.');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  const [preferences = ''] = /http\S+\/newsletter\/preferences\S+/.exec(toAnna!.text) ?? [];
  await anna.goto(preferences);
  await expect(anna.getByText(/you opened “/)).toBeVisible();
  await anna.context().close();
});
