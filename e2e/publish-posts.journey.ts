import { expect, signIn, test } from './journey.ts';
import { expectToast, fillInPost, save } from './posts.ts';

test('Enter in a field of a post publishes nothing and saves nothing', async ({ page }) => {
  await page.goto('/cms/blog/new');
  await signIn(page, 'ada@lanesight.ai');
  await fillInPost(page, 'Enter everywhere');
  await page.keyboard.type('Words.');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  for (const label of ['Title', 'Slug', 'Category', 'Date', 'Read Time']) await page.getByLabel(label).press('Enter');
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();

  // The question about publishing can be left by Enter too, and says what would happen.
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
  await page.goto('/cms/blog/new');
  await signIn(page, 'ada@lanesight.ai');
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
  await expect(page.getByRole('tabpanel', { name: 'Article Preview' }).locator('li li')).toHaveText([
    'cracks',
    'edges',
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(content).not.toBeFocused();
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/blog-posts'),
  );
  await save(page);
  const { post } = (await (await stored).json()) as { post: { content: string } };
  expect(post.content).toBe('<ul><li>roads<ul><li>cracks</li><li>edges</li></ul></li><li>signs</li></ul>');
});
