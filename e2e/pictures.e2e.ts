import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { expectToast, fillInPost, publish } from './posts.ts';

const street = new URL('../docs/pictures/site.jpg', import.meta.url);
const aFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(street) });

/** Uploads pictures on the page of the library. */
async function upload(page: Page, names: string[]): Promise<void> {
  await page.goto('/cms/images');
  await page.getByLabel('Upload pictures').setInputFiles(await Promise.all(names.map(aFile)));
  for (const name of names) await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
}

test('staff upload pictures, describe one, and a visitor sees it as the cover of a post', async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await upload(page, ['oak.jpg', 'elm.jpg', 'ash.jpg', 'fir.jpg', 'yew.jpg']);
  await page.getByRole('button', { name: 'Open oak.jpg' }).click();
  const details = page.getByRole('dialog', { name: 'oak.jpg' });
  await details.getByLabel('Alt text').fill('Alligator cracking on Oak Street');
  await details.getByRole('slider', { name: 'Focal point' }).press('ArrowRight');
  await details.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Picture saved.');
  await page.getByLabel('Search pictures').fill('alligator oak');
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(1);

  await page.goto('/cms/blog/new');
  await fillInPost(page, 'A post with a cover');
  await page.keyboard.type('Words.');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose Alligator cracking on Oak Street' }).click();
  await expect(page.getByRole('img', { name: 'Alligator cracking on Oak Street' }).first()).toBeVisible();
  await publish(page);
  await expectToast(page, 'Blog post created successfully!');

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto('/blog/a-post-with-a-cover');
  const cover = visitor.getByRole('img', { name: 'Alligator cracking on Oak Street' });
  await expect(cover).toHaveAttribute('width', /^\d+$/);
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/media\/[\w-]+\/[\w-]+\.jpg$/,
  );
});

test('a picture that cannot be read is named with the reason, and the others are stored', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/images', 'ada@lanesight.ai');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"/>') };
  await page.getByLabel('Upload pictures').setInputFiles([broken, await aFile('good.jpg'), drawing]);
  await expect(page.getByRole('button', { name: 'Open good.jpg' })).toBeVisible();
  await expect(page.getByText('broken.jpg was not stored')).toBeVisible();
  await expect(page.getByText('An SVG file is a program as much as a picture')).toBeVisible();
  // The browser reports both rejected requests.
  expect(complaints.splice(0)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('415')));
});

test('Ctrl+S saves a post without leaving the place in the text', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Saved in passing');
  await page.keyboard.type('First words.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/cms\/blog\/edit\/[\w-]+$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.type(' More.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('First words. More.');
});
