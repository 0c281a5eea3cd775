import type { Browser, Locator, Page } from 'playwright/test';
import { expect, openSignedIn } from './test.ts';

/** Fills in a new post's fields except the content, and moves the cursor there. */
export async function fillInPost(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title *').fill(title);
  await page.getByLabel('Category').selectOption('Field Assessment');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What a camera can tell.');
  await page.getByRole('textbox', { name: 'Content' }).click();
}

/** Creates a post as the user signed in on the page. */
export async function storePost(
  page: Page,
  title: string,
  more: Record<string, string | boolean> = {},
): Promise<{ id: string; slug: string }> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const body = {
    title,
    slug,
    category: 'Smart Cities',
    date: 'May 1, 2026',
    readTime: '1 min read',
    excerpt: 'Short.',
    content: '<p>One two three.</p>',
    ...more,
  };
  const response = await page.request.post('/api/blog-posts', { data: body });
  return ((await response.json()) as { post: { id: string; slug: string } }).post;
}

/** Stores a picture in the library as the user signed in on the page. Returns its ID. */
export async function storePicture(page: Page, alt: string): Promise<string> {
  return page.evaluate(async (description) => {
    const canvas = new OffscreenCanvas(1_400, 1_000);
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'gray';
    context.fillRect(0, 0, 1_400, 500);
    const body = new FormData();
    body.set('file', await canvas.convertToBlob({ type: 'image/jpeg' }), 'road.jpg');
    const stored = (await (await fetch('/api/images', { method: 'POST', body })).json()) as { image: { id: string } };
    const headers = { 'content-type': 'application/json' };
    const change = JSON.stringify({ alt: description });
    await fetch(`/api/images/${stored.image.id}`, { method: 'PATCH', headers, body: change });
    return stored.image.id;
  }, alt);
}

/** Signs another staff member in, in a separate browser context. */
export async function openAsOtherUser(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSignedIn(page, path, email);
  return page;
}

/** Chooses an action in the menu of a list's row. */
export async function chooseInRow(page: Page, row: string, action: string): Promise<void> {
  await openRowMenu(page, row);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the menu of a list's row. */
export const openRowMenu = (page: Page, row: string) =>
  page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();

/** Publishes the post that is open in the editor, and confirms. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog', { name: 'Publish this post?' }).getByRole('button', { name: 'Publish now' }).click();
}

/** Unpublishes the post that is open in the editor, and confirms. */
export async function unpublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take it off the blog' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it off the blog' }).click();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save Post' }).click();

export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
}

/** Opens the live preview of the post that is open in the editor. */
export async function openPreview(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Article Preview' }).click();
  return page.getByRole('tabpanel', { name: 'Article Preview' });
}
