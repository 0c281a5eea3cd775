import { expect, openSignedIn, test } from './test.ts';
import { expectToast, fillInPost, openPreview, save, storePost } from './posts.ts';

test('Enter in a field of a post neither publishes nor saves', async ({ page }) => {
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
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);

  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  await expect(page).toHaveURL(/status=draft$/);
  expect((await page.request.get('/blog/enter-everywhere')).status()).toBe(404);
});

test('Tab indents list items, and leaves the editor after Escape', async ({ page }) => {
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
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/blog-posts'),
  );
  await save(page);
  const { post } = (await (await stored).json()) as { post: { content: string } };
  expect(post.content).toBe('<ul><li>roads<ul><li>cracks</li><li>edges</li></ul></li><li>signs</li></ul>');
});

test('a date is converted to long form, typed or picked, and an old free text stays', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Of a certain day');
  await page.keyboard.type('Words.');
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
  await save(page);
  await expect(page.getByRole('row', { name: /Of a certain day/ })).toContainText('February 3, 2027');

  const { id } = await storePost(page, 'Of no certain day', { date: 'Spring 2024' });
  await page.goto(`/cms/blog/edit/${id}`);
  await expect(page.getByText('This is no day, so it is kept as it was written.', { exact: false })).toBeVisible();
  await page.getByLabel('Title *').fill('Of no certain day, still');
  await save(page);
  await expectToast(page, 'Blog post updated successfully!');
  await expect(page.getByRole('row', { name: /Of no certain day, still/ })).toContainText('Spring 2024');
});

test('a paste reports the pictures whose files are not in the clipboard', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  const paste = (html: string) =>
    content.evaluate((editor, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      const inputType = 'insertFromPaste';
      const about = { bubbles: true, cancelable: true, inputType, dataTransfer: clipboardData };
      editor.dispatchEvent(new InputEvent('beforeinput', about));
    }, html);
  await paste('<p>Frost <img src="/frost.png" alt="">lifts</p>');
  const notice = page.getByRole('status').filter({ hasText: 'left out' });
  await expect(notice).toContainText('1 picture was left out');
  await expect(content).toContainText('lifts');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});

test('the publish dialog names links that lead nowhere', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const content =
    '<p><a href="/blog/never-written">One</a> and <a href="/faq">two</a> and <a href="/none">three</a>.</p>';
  const { id } = await storePost(page, 'Links to check', { status: 'draft', content });
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const checklist = page
    .getByRole('dialog', { name: 'Publish this post?' })
    .getByRole('list', { name: 'Before publishing' });
  await expect(checklist.getByText('2 links lead nowhere: /blog/never-written, /none')).toBeVisible();
});
