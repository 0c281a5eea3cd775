import type { Page } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { chooseInRow, expectToast, save, storePost } from './posts.ts';

/** Creates a post and opens it in the editor. */
async function openPost(page: Page, title: string, more: Record<string, string> = {}): Promise<{ slug: string }> {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  const { id, slug } = await storePost(page, title, more);
  await page.goto(`/cms/blog/edit/${id}`);
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  return { slug };
}

test('a preview warns that it shows the saved state, and offers to save first', async ({ page, context }) => {
  const { slug } = await openPost(page, 'Seen before it is out', { status: 'draft' });
  await page.getByLabel('Title *').fill('Seen, and renamed');
  await page.getByRole('button', { name: 'Preview on the site' }).click();
  const question = page.getByRole('dialog', { name: 'The site shows what is saved' });
  await expect(question).toContainText('What you wrote since the last save is not there.');
  const asSaved = context.waitForEvent('page');
  await question.getByRole('button', { name: 'Show what is saved' }).click();
  await expect((await asSaved).getByRole('heading', { level: 1 })).toHaveText('Seen before it is out');
  await expect(page.getByLabel('Title *')).toHaveValue('Seen, and renamed');

  await page.getByRole('button', { name: 'Preview on the site' }).click();
  const anew = context.waitForEvent('page');
  await question.getByRole('button', { name: 'Save and preview' }).click();
  await expect((await anew).getByRole('heading', { level: 1 })).toHaveText('Seen, and renamed');
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  expect((await context.request.get(`/blog/${slug}`)).status()).toBe(404);

  // A saved post needs no question.
  const atOnce = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview on the site' }).click();
  await expect((await atOnce).getByRole('heading', { level: 1 })).toHaveText('Seen, and renamed');
});

test('a version of a published post is restored only after a confirmation', async ({ page, context }) => {
  const { slug } = await openPost(page, 'Restored with care');
  await page.getByLabel('Title *').fill('Changed once');
  await save(page);
  await expectToast(page, 'Blog post updated successfully!');
  await page.getByRole('link', { name: 'Edit Changed once' }).click();
  const sent: string[] = [];
  // The editor says every ten seconds that it is open, and deletes the unsaved words of before up to a second later.
  const isChange = (method: string, url: string) => method !== 'GET' && !/\/(?:presence|autosave)$/.test(url);
  page.on('request', (request) => isChange(request.method(), request.url()) && sent.push(request.url()));
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore this version?' });
  await expect(question).toContainText(`Readers see that at once, at /blog/${slug}.`);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(sent).toEqual([]);
  expect(await (await context.request.get(`/blog/${slug}`)).text()).toContain('Changed once');

  await page.getByRole('button', { name: 'Restore this version' }).click();
  await question.getByRole('button', { name: 'Restore this version' }).click();
  await expectToast(page, 'The version is restored and saved.');
  await expect(page.getByLabel('Title *')).toHaveValue('Restored with care');
});

test('a deleted post is restored by Undo in the toast', async ({ page }) => {
  await openPost(page, 'Deleted by mistake');
  await page.goto('/cms/blog');
  await chooseInRow(page, 'Deleted by mistake', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // A toast stays while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expectToast(page, 'Blog post deleted successfully!');
  await expect(page.getByRole('link', { name: 'Edit Deleted by mistake' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, '“Deleted by mistake” is on the blog again.');
  await expect(page.getByRole('link', { name: 'Edit Deleted by mistake' })).toBeVisible();
});

test('an error toast appears above its dialog, is announced, and can be closed', async ({ page, complaints }) => {
  await openSignedIn(page, '/cms/newsletter', 'ada@lanesight.ai');
  await page.route('**/api/email-lists', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Create List' }).click();
  const dialog = page.getByRole('dialog', { name: /list/i });
  await dialog.getByLabel('Name').fill('Cities');
  await dialog.getByRole('button', { name: /^Create/ }).click();
  const words = 'We cannot reach the server. Check your connection and try again.';
  const toast = dialog.getByRole('alert');
  await expect(toast).toContainText(words);
  // A press at its center hits the toast and nothing above it.
  const box = (await toast.boundingBox())!;
  const onTop = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[role=alert]') !== null, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
  expect(onTop).toBe(true);
  await dialog.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
  await expect(dialog.getByLabel('Name')).toHaveValue('Cities');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

const textDialogs = [
  { path: 'blog', opener: 'Create Campaign', dialog: 'Create a campaign', field: 'Subject' },
  { path: 'newsletter', opener: 'Create List', dialog: 'Create an email list', field: 'Description' },
];

for (const { path, opener, dialog: name, field } of textDialogs)
  test(`${name} asks before it discards unsaved changes`, async ({ page }) => {
    await openSignedIn(page, `/cms/${path}`, 'ada@lanesight.ai');
    const button = page.getByRole('button', { name: opener, exact: true }).first();
    const dialog = page.getByRole('dialog', { name });
    const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
    const close = () => dialog.getByRole('button', { name: 'Close', exact: true }).click();

    // An untouched dialog closes at once.
    await button.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await button.click();
    await dialog.getByLabel(field).fill('Twenty minutes of work');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4), close]) {
      await leave();
      await expect(question).toBeVisible();
      // The focus is on the safe button.
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(dialog.getByLabel(field)).toHaveValue('Twenty minutes of work');
    }
    // A browser closes a dialog by itself when a page has prevented that twice.
    await dialog.getByLabel(field).focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await expect(dialog.getByLabel(field)).toHaveValue('Twenty minutes of work');
    await expect(dialog.getByLabel(field)).toBeVisible();
    // The last Escape may still close the question while the test looks.
    await expect(async () => {
      if (!(await question.isVisible())) await close();
      await question.getByRole('button', { name: 'Discard' }).click({ timeout: 2_000 });
    }).toPass();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

test('a question stays open although the close event of the one before comes late', async ({ page }) => {
  await openSignedIn(page, '/cms/newsletter', 'ada@lanesight.ai');
  await page.getByRole('button', { name: 'Create List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an email list' });
  await dialog.getByLabel('Description').fill('Twenty minutes of work');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
  const keep = question.getByRole('button', { name: 'Keep writing' });
  await keep.evaluate(async (button: HTMLElement) => {
    const closeEvent = new Promise((resolve) => button.closest('dialog')!.addEventListener('close', resolve));
    button.click();
    // React closes the dialog in a microtask; the browser sends the event in a later task.
    await Promise.resolve();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(escape);
    await closeEvent;
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(question).toBeVisible();
  await expect(keep).toBeFocused();
});
