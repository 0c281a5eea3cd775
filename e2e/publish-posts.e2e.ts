import type { Page } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { expectToast, fillInPost, openPreview, save, storePost } from './posts.ts';

test('Enter in a field of a post neither publishes nor saves, and a date is converted to long form', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Enter everywhere');
  await page.keyboard.type('Words.');
  const sent: string[] = [];
  const isSave = (url: string) => url.includes('/api/blog-posts');
  page.on('request', (request) => request.method() !== 'GET' && isSave(request.url()) && sent.push(request.url()));
  for (const label of ['Title *', 'Slug', 'Category', 'Date', 'Read Time']) await page.getByLabel(label).press('Enter');
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();

  // Enter also cancels the publish dialog, which explains the effect.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(question).toContainText('Everybody can read it at once.');
  await expect(question).toContainText('/blog/enter-everywhere');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-slate-editor]')).toHaveText('Words.');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);

  await test.step('a date is converted to long form, typed or picked', () => chooseDate(page));
  await save(page);
  await expect(page).toHaveURL(/status=draft$/);
  await expect(page.getByRole('row', { name: /Enter everywhere/ })).toContainText('February 3, 2027');
  expect((await page.request.get('/blog/enter-everywhere')).status()).toBe(404);
  await test.step('an old free text stays', () => keepFreeDate(page));
});

async function chooseDate(page: Page): Promise<void> {
  const date = page.getByLabel('Date', { exact: false }).and(page.getByRole('textbox'));
  await date.fill('22/11/2026');
  await save(page);
  await expect(page.getByText('Write a day such as January 1, 2025, or choose one')).toBeVisible();
  await expect(date).toBeFocused();
  await date.fill('jan 5 2027');
  await date.press('Tab');
  await expect(date).toHaveValue('January 5, 2027');
  await page.locator('input[type=date]').fill('2027-02-03');
  await expect(date).toHaveValue('February 3, 2027');
}

async function keepFreeDate(page: Page): Promise<void> {
  const { id } = await storePost(page, 'Of no certain day', { date: 'Spring 2024' });
  await page.goto(`/cms/blog/edit/${id}`);
  await expect(page.getByText('This is no day, so it is kept as it was written.', { exact: false })).toBeVisible();
  await page.getByLabel('Title *').fill('Of no certain day, still');
  await save(page);
  await expectToast(page, 'Blog post updated successfully!');
  await expect(page.getByRole('row', { name: /Of no certain day, still/ })).toContainText('Spring 2024');
}

test('Tab indents list items, and leaves the editor after Escape; a paste tells of pictures without files', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Levels of a list');
  const content = page.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveAccessibleDescription(/press Escape, then Tab/);
  for (const [text, key] of [
    ['- roads', 'Enter'],
    ['cracks', 'Tab'],
    ['', 'Enter'],
    ['edges', 'Enter'],
    ['signs', 'Shift+Tab'],
  ] as const) {
    await page.keyboard.type(text);
    await page.keyboard.press(key);
  }
  await expect(content).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(content).not.toBeFocused();
  await expect((await openPreview(page)).locator('li li')).toHaveText(['cracks', 'edges']);

  await content.focus();
  await content.evaluate((editor) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<p>Frost <img src="/frost.png" alt="">lifts</p>');
    const about = { bubbles: true, cancelable: true, inputType: 'insertFromPaste', dataTransfer };
    editor.dispatchEvent(new InputEvent('beforeinput', about));
  });
  const notice = page.getByRole('status').filter({ hasText: 'left out' });
  await expect(notice).toContainText('1 picture was left out');
  await expect(content).toContainText('lifts');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});
