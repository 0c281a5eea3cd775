import { expect, openSignedIn, test } from './test.ts';
import { chooseInRow, expectToast, fillInPost, save, storePost, unpublish } from './posts.ts';

test('a post written by keyboard alone, with every shortcut, is stored with its formatting', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await test.step('the slug field suggests a free slug, which stays', async () => {
    await page.getByLabel('Title *').fill('Anatomy of a pothole');
    await expect(page.getByText('Another post has this slug.')).toBeVisible();
    await page.getByRole('button', { name: /^Use anatomy-of-a-pothole-\d+$/ }).click();
    await expect(page.getByText(/The address is free\./)).toBeVisible();
  });
  await fillInPost(page, 'By keys alone');
  await expect(page.getByLabel('Slug')).toHaveValue(/^anatomy-of-a-pothole-\d+$/);
  const keys = page.keyboard;
  const line = async (text: string) => {
    await keys.type(text);
    await keys.press('Enter');
  };
  await line('## Heading');
  await line('### Smaller');
  await line('A **bold** and *slanted* word');
  await line('- one');
  await line('two');
  await keys.press('Enter');
  await line('1. first');
  await keys.press('Enter');
  await line('> quoted');
  await keys.type('plain');
  await keys.press('Control+Alt+2');
  await keys.press('Control+Alt+3');
  await keys.press('Control+Shift+8');
  await keys.press('Control+Shift+7');
  await keys.press('Control+Shift+9');
  await keys.press('Control+z');
  await keys.press('Control+Shift+z');
  await keys.press('Control+Shift+9');
  await keys.press('Control+Shift+ArrowLeft');
  await keys.press('Control+i');
  await keys.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('example.org');
  await keys.press('Enter');
  await expect(page.getByLabel('Read Time')).toHaveValue('1 min read');
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/blog-posts'),
  );
  await save(page);
  const { post } = (await (await stored).json()) as { post: { content: string } };
  expect(post.content).toBe(
    '<h2>Heading</h2><h3>Smaller</h3><p>A <strong>bold</strong> and <em>slanted</em> word</p>' +
      '<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol><blockquote>quoted</blockquote>' +
      '<p><a href="https://example.org"><em>plain</em></a></p>',
  );
});

test('a draft is visible to staff only, a schedule shows its time in words, and a preview opens the page', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const date = new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
  await storePost(page, 'Not yet for all', { status: 'draft', date });
  await page.getByRole('button', { name: /^Drafts/ }).click();
  await expect(page.getByRole('heading', { name: /^Drafts \(\d+\)/ })).toBeVisible();
  expect((await context.request.get('/blog/not-yet-for-all')).status()).toBe(404);

  await page.getByRole('link', { name: 'Edit Not yet for all' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview on the site' }).click();
  const tab = await opened;
  await tab.waitForURL(/\/blog\/not-yet-for-all\?preview=/);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Not yet for all');
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await tab.close();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('radio', { name: 'At a time' }).check();
  const question = page.getByRole('dialog', { name: 'Schedule this post?' });
  await page.getByLabel('Appears at').fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Choose a time that is still to come')).toBeVisible();
  await expect(page.getByLabel('Appears at')).toBeFocused();
  await expect(question).not.toContainText('Everybody can read it from');
  await page.getByLabel('Appears at').fill('2031-12-05T09:00');
  await expect(question).toContainText(/Everybody can read it from Friday, December 5, 2031 at 9:00 AM, .+ time\./);
  await expect(question).toContainText('/blog/not-yet-for-all');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectToast(page, 'Blog post updated successfully!');
  await expect(page).toHaveURL(/status=scheduled$/);
  const row = page.getByRole('row', { name: /Not yet for all/ });
  await expect(row).toContainText('Appears Dec 5, 2031, 9:00 AM');
  // Without a chosen date, it is the day of publication.
  await expect(row).toContainText('December 5, 2031');

  await page.getByRole('link', { name: 'Edit Not yet for all' }).click();
  await page.getByRole('button', { name: 'Change the time' }).click();
  await page.getByRole('radio', { name: 'Now' }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectToast(page, 'Blog post updated successfully!');
  await expect(async () => expect((await context.request.get('/blog/not-yet-for-all')).status()).toBe(200)).toPass();

  await page.getByRole('link', { name: 'Edit Not yet for all' }).click();
  await unpublish(page);
  await expectToast(page, 'Blog post updated successfully!');
  await expect(async () => expect((await context.request.get('/blog/not-yet-for-all')).status()).toBe(404)).toPass();
});

test('a staff member finds, sorts, deletes, restores and permanently deletes posts by keyboard', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: /^Published Posts \(\d+\)/ })).toBeVisible();
  await storePost(page, 'Zebra crossings worn away');
  await storePost(page, 'Zebra crossings painted');
  await page.goto('/cms/blog');
  await page.getByRole('link', { name: 'Edit Zebra crossings painted' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('zebra');
  await expect(page).toHaveURL(/search=zebra$/);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('tbody th').first()).toContainText('painted');
  await page.reload();
  await expect(page.locator('tbody th').first()).toContainText('painted');

  await page.getByRole('link', { name: 'Edit Zebra crossings painted' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Edit Zebra crossings worn away' })).toBeFocused();
  await page.route('**/api/blog-posts/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, /The post is still there\.$/);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/api/blog-posts/*');
  await page.getByRole('link', { name: 'Edit Zebra crossings worn away' }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // A toast stays while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expectToast(page, 'Blog post deleted successfully!');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  // The rows are rendered anew, which closes a menu.
  const listed = page.waitForResponse(/\/api\/blog-posts\/all/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await listed;
  await expectToast(page, '“Zebra crossings worn away” is on the blog again.');
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await chooseInRow(page, 'Zebra crossings worn away', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await page.getByRole('button', { name: /^Trash/ }).click();
  await expect(page.getByRole('row', { name: /worn away/ })).toContainText('Permanently deleted on');
  await chooseInRow(page, 'Zebra crossings worn away', 'Restore');
  await expect(page.getByRole('row', { name: /worn away/ })).toBeHidden();
  await page.getByRole('button', { name: /^Published/ }).click();
  await chooseInRow(page, 'Zebra crossings worn away', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: /^Trash/ }).click();
  await chooseInRow(page, 'Zebra crossings worn away', 'Delete for good');
  await page
    .getByRole('alertdialog', { name: 'Delete this post for good?' })
    .getByRole('button', { name: 'Delete for good' })
    .click();
  await expectToast(page, 'Blog post deleted successfully!');
  await expect(page.getByRole('row', { name: /worn away/ })).toBeHidden();
});
