import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { mailTo } from './mail.ts';
import { storeCampaign } from './newsletters.ts';

test('an issue has a web version, and staff put it into the archive and take it out', async ({
  page,
  browser,
  origins,
}) => {
  const sitemap = async () => (await fetch(`${origins.site}/sitemap.xml`)).text();
  expect(await sitemap()).not.toContain('/newsletters');
  await signInByRequest(page);
  const id = await storeCampaign(page, { name: 'Web', emails: ['anna@web.example'] });
  await page.goto(`/cms/campaigns/${id}`);
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('For {{firstName|you}}');
  await page.getByRole('switch', { name: 'Link to the web version' }).check();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.frameLocator('iframe[title="The message on a phone"]').getByText('View in browser')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 1 recipient' })).toBeVisible();
  const [mail] = await mailTo(origins.sandbox, 'anna@web.example');
  const [link = ''] = /http\S+\/newsletters\/[0-9a-f]{32}/.exec(mail!.text) ?? [];

  const visitor = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'For you', level: 1 })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(visitor.getByRole('link', { name: 'All newsletters' })).toHaveCount(0);
  expect(await visitor.content()).not.toMatch(/anna@web|\/newsletter\/preferences/i);
  expect(await violationsInEveryScheme(visitor)).toEqual([]);
  await visitor.goto(`${origins.site}/newsletters`);
  await expect(visitor.getByText('No issue is published here yet.')).toBeVisible();
  expect(await violationsInEveryScheme(visitor)).toEqual([]);

  await page.getByRole('switch', { name: 'Show in the public archive' }).check();
  await expect.poll(async () => (await fetch(`${origins.site}/newsletters`)).text()).toContain(new URL(link).pathname);
  // Pages follow a change within about a second, each by itself.
  await expect.poll(async () => (await fetch(link)).text()).toContain('All newsletters');
  expect(await sitemap()).toContain(`<loc>${origins.site}/newsletters</loc>`);
  await visitor.goto(`${origins.site}/newsletters`);
  expect(await violationsInEveryScheme(visitor)).toEqual([]);
  await visitor.getByRole('link', { name: 'For you' }).click();
  await expect(visitor.getByRole('link', { name: 'All newsletters' })).toBeVisible();

  await page.getByRole('switch', { name: 'Show in the public archive' }).uncheck();
  await expect
    .poll(async () => (await fetch(`${origins.site}/newsletters`)).text())
    .not.toContain(new URL(link).pathname);
  expect(await sitemap()).not.toContain('/newsletters');
  expect((await visitor.goto(`${origins.site}/newsletters/${'0'.repeat(32)}`))?.status()).toBe(404);
  expect((await visitor.goto(`${origins.site}/newsletters/none`))?.status()).toBe(404);
  await visitor.context().close();
});
