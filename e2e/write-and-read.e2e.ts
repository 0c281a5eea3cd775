import type { Page } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { chooseInRow, expectToast, fillInPost, openPreview, publish } from './posts.ts';

const title = 'Chip seal, seen from above';
const slug = 'chip-seal-seen-from-above';

async function writePost(page: Page): Promise<void> {
  await page.getByLabel('Title *').fill(title);
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await page.getByLabel('Category').selectOption('Field Assessment');
  await page.getByLabel('Read Time').fill('3 min read');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What a camera can tell of a thin surface.');
  await page.getByRole('textbox', { name: 'Content' }).click();
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await tool('Heading').click();
  await page.keyboard.type('The stones show');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Loss is ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('visible');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await tool('Bullet list').click();
  await page.keyboard.type('wheel paths');
  await page.keyboard.press('Enter');
  await page.keyboard.type('edges');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See the method');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await tool('Link').click();
  await page.getByRole('dialog').getByLabel('Address').fill('/blog');
  await page.getByRole('button', { name: 'Add link' }).click();
}

/** Removes the heading ids and anchor links that the site adds to a text. */
const plain = (html: string) => html.replaceAll(/ id="[^"]*"| <a href="[^"]*" data-anchor[^>]*>#<\/a>/g, '');

const written =
  '<h2>The stones show</h2><p>Loss is <strong>visible</strong></p><ul><li>wheel paths</li><li>edges</li></ul>' +
  '<p>See the <a href="/blog">method</a></p>';

test('staff sign in, write and save a post; a visitor reads it, and each change of it', async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();

  await page.getByRole('link', { name: 'Create New Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await writePost(page);
  await expect((await openPreview(page)).getByRole('heading', { name: 'The stones show' })).toBeVisible();
  await publish(page);
  await expect(page.getByText('Blog post created successfully!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/blog$/);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();

  // A visitor without scripts sees the server's HTML.
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  expect((await visitor.goto(`/blog/${slug}`))!.status()).toBe(200);
  await expect(visitor).toHaveTitle(/^Chip seal, seen from above/);
  expect(plain(await visitor.content())).toContain(written);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await page.getByLabel('Title *').fill('Chip seal, seen again');
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('Blog post updated successfully!', { exact: true })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Chip seal, seen again', { timeout: 100 });
  }).toPass();
  // Saving an unchanged text leaves it byte for byte.
  expect(plain(await visitor.content())).toContain(written);

  await chooseInRow(page, 'Chip seal, seen again', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog post deleted successfully!', { exact: true })).toBeVisible();
  await expect(async () => expect((await visitor.reload())!.status()).toBe(410)).toPass();
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
});

test('words stay selected while the form reads the letter before them', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('See the metho');
  const selected = await page.evaluateHandle(() => {
    // A busy browser tells the editor of a selection later than the form reads the letter.
    const hide = (event: Event) => event.stopImmediatePropagation();
    const pressed = new Promise((resolve) => document.addEventListener('keyup', resolve, { once: true }));
    const words = pressed.then(async () => {
      window.addEventListener('selectionchange', hide, true);
      getSelection()!.modify('extend', 'backward', 'word');
      await new Promise((resolve) => setTimeout(resolve, 500));
      window.removeEventListener('selectionchange', hide, true);
      return getSelection()!.toString();
    });
    return { words };
  });
  await page.keyboard.press('d');
  expect(await selected.evaluate(({ words }) => words)).toBe('method');
});

test('a rejected form loses no text, unsaved changes ask before leaving, and long words stay within the page', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Save Post' }).click();
  for (const message of [
    'Write a title',
    'Write a slug',
    'Choose a category',
    'Write a read time',
    'Write an excerpt',
    'Write the content',
  ])
    await expect(page.locator('form p').getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title *')).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByLabel('Title *').fill('Half a thought');
  await expect(page.getByText('Write a slug', { exact: true })).toBeHidden();

  await fillInPost(page, 'Half a thought');
  await page.keyboard.type('Loss is visible.');
  await page.getByLabel('Slug').fill('anatomy-of-a-pothole');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expectToast(page, 'Another post has the slug "anatomy-of-a-pothole". Choose a different one.');
  await expect(page.getByText('This slug is taken')).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue('Half a thought');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('Loss is visible.');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);

  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.keyboard.type(`https://example.org/${'pavement'.repeat(12)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Back to Blog Management' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title *')).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Back to Blog Management' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
});
