import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';
import { connect, croppedPicture, failLinkedin, pictureOf, postedOf } from './linkedin.ts';
import { chooseInRow, expectToast, openRowMenu, storePicture, storePost } from './posts.ts';

const manage = /\/cms\/blog$/;
const cardOf = (page: Page) => page.getByRole('region', { name: 'LinkedIn Business Page' });
const setUpOf = (page: Page) => page.getByRole('dialog', { name: 'Business Page Setup' });
const waiting = { title: 'PCI of 70 (and what it hides)', slug: 'pci-of-70-and-what-it-hides' };

test('a staff member connects LinkedIn, and articles go out by themselves and by hand until it is disconnected', async ({
  page,
  origins: { sandbox },
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const coverImageId = await storePicture(page, 'A cracked road');
  await storePost(page, 'Out before LinkedIn', { coverImageId });
  const { id } = await storePost(page, waiting.title, { ...waiting, coverImageId, status: 'draft' });
  await test.step('connects and chooses a page', () => chooseBusinessPage(page));
  await test.step('publishes an article, which goes out at once', async () => {
    await page.goto(`/cms/blog/edit/${id}`);
    await publishWithLinkedin(page);
    await expectPosted(page, sandbox);
  });
  await test.step('posts another by hand after a failure', async () => {
    await page.goto('/cms/blog');
    await postByHand(page, sandbox);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('502')]);
  });
  await test.step('disconnects, and a denial at LinkedIn changes nothing', async () => {
    await disconnect(page);
    expect(complaints.splice(0)).toEqual(['warning: LinkedIn was not connected.']);
  });
});

async function chooseBusinessPage(page: Page): Promise<void> {
  const dialog = setUpOf(page);
  await expect(cardOf(page).getByText(/^Not connected\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Post to LinkedIn/ })).toHaveCount(0);
  await connect(page);
  await expect(page).toHaveURL(manage);
  await cardOf(page).getByRole('button', { name: 'Change Setup' }).click();
  await dialog.getByLabel('Business page').selectOption({ label: 'Lanesight (4,211 followers)' });
  await dialog.getByRole('switch', { name: 'Post articles when they are published' }).check();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings saved.');
  await expect(cardOf(page).getByText('Lanesight, 4,211 followers')).toBeVisible();
}

async function publishWithLinkedin(page: Page): Promise<void> {
  const choice = page.getByRole('switch', { name: 'Post to LinkedIn' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel('Title *')).toHaveValue(waiting.title);
  await expect(choice).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const announced = 'Goes to LinkedIn as Lanesight with its cover picture once it is published.';
  await expect(page.getByText(announced)).toBeVisible();
  await choice.uncheck();
  await expect(page.getByText(/^Stays off LinkedIn\./)).toBeVisible();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await choice.check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.waitForURL(manage);
}

async function expectPosted(page: Page, sandbox: string): Promise<void> {
  const row = page.getByRole('row', { name: /PCI of 70/ });
  await expect(row.getByText('Goes out a minute after publishing.')).toBeVisible();
  await row.getByRole('button', { name: /^Try now/ }).click();
  await expect(row.getByText('LinkedIn: posted')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  // Arrow keys move between controls that every row has, even when LinkedIn adds some to a row.
  await row.getByRole('link', { name: /^Edit/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveText(/^Edit/);
  await openRowMenu(page, waiting.title);
  const link = page.getByRole('menuitem', { name: 'See the post on LinkedIn' });
  await expect(link).toHaveAttribute('href', /\/linkedin\/feed\/update\/urn/);
  const [posted, ...others] = await postedOf(sandbox, waiting.slug);
  expect(others).toEqual([]);
  expect(posted).toMatchObject({
    author: 'urn:li:organization:5515715',
    text: `${waiting.title}\n\nShort.`,
    content: { article: { thumbnailAltText: 'A cracked road' } },
  });
  expect(await pictureOf(sandbox, posted!)).toMatchObject(croppedPicture);
  expect(await postedOf(sandbox, 'out-before-linkedin')).toEqual([]);
  await page.goto(`${sandbox}/linkedin/posts`);
  await expect(page.getByText(waiting.title).first()).toBeVisible();
  const shown = page.getByRole('img', { name: 'A cracked road' });
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1_200);
  expect(await violationsInEveryScheme(page, [1280])).toEqual([]);
}

async function postByHand(page: Page, sandbox: string): Promise<void> {
  const row = page.getByRole('row', { name: /Out before LinkedIn/ });
  await chooseInRow(page, 'Out before LinkedIn', 'Post to LinkedIn');
  const dialog = page.getByRole('dialog', { name: 'Post to LinkedIn' });
  await expect(dialog.getByText('Out before LinkedIn\n\nShort.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'A cracked road' })).toBeVisible();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await failLinkedin(sandbox, { method: 'POST', path: '/rest/posts', status: 403 });
  await dialog.getByRole('button', { name: 'Post now' }).click();
  await expectToast(page, /^The connected account may not post as this page/);
  await page.keyboard.press('Escape');
  await expect(row.getByText('LinkedIn: failed')).toBeVisible();
  await expect(row.getByText(/Give it the role “Content admin”/)).toBeVisible();
  await row.getByRole('button', { name: /^Try again/ }).click();
  await expect(row.getByText('LinkedIn: posted')).toBeVisible();

  await chooseInRow(page, 'Out before LinkedIn', 'Post again');
  await expect(dialog.getByText('This article is on LinkedIn already')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Post a second time' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Now with the figures of November.');
  await expect(dialog.getByText('Out before LinkedIn\n\nNow with the figures')).toBeVisible();
  const broken = { method: 'GET', path: '/rest/images', status: 200, body: { status: 'PROCESSING_FAILED' }, times: 3 };
  await failLinkedin(sandbox, broken);
  await dialog.getByRole('button', { name: 'Post a second time' }).click();
  await expectToast(page, /^Posted without its cover picture/);
  await expect(row.getByText('LinkedIn: posted without picture')).toBeVisible();
  await expect(row.getByText(/LinkedIn did not take it\. If the post needs one/)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  const [second, first] = await postedOf(sandbox, 'out-before-linkedin');
  expect(second!.text).toContain('of November');
  expect([second!.content.article.thumbnail, await pictureOf(sandbox, first!)]).toEqual([
    undefined,
    expect.objectContaining(croppedPicture),
  ]);
}

async function disconnect(page: Page): Promise<void> {
  const dialog = setUpOf(page);
  // LinkedIn lists the pages only while the question is open already.
  const opened = Promise.withResolvers<void>();
  await page.route('**/api/linkedin/organizations', (route) => opened.promise.then(() => route.continue()));
  await page.reload();
  await cardOf(page).getByRole('button', { name: 'Change Setup' }).click();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect LinkedIn?' });
  await expect(question).toBeVisible();
  opened.resolve();
  await expect(page.locator('dialog select')).toBeAttached();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'LinkedIn is disconnected, and its settings are deleted.');
  await expect(cardOf(page).getByText(/^Not connected\./)).toBeVisible();

  await cardOf(page).getByRole('button', { name: 'Set Up' }).click();
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click();
  await page.waitForURL(/\/linkedin\/oauth\/v2\/authorization/);
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'You cancelled it at LinkedIn.');
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(manage);
  await expect(cardOf(page).getByText(/^Not connected\./)).toBeVisible();
}
