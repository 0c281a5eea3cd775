import type { Locator, Page } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { storePost } from './posts.ts';

test('a preview warns that it shows the saved state, and offers to save first', async ({ page, context }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id, slug } = await storePost(page, 'Seen before it is out', { status: 'draft' });
  await page.goto(`/cms/blog/edit/${id}`);
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
});

const words = 'Twenty minutes of work';
const questionOf = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you wrote?' });

test('a dialog asks before it discards a text, and an error toast appears above it', async ({ page, complaints }) => {
  await openSignedIn(page, '/cms/newsletter', 'ada@lanesight.ai');
  await page.setViewportSize({ width: 360, height: 640 });
  const button = page.getByRole('button', { name: 'Create List' });
  const dialog = page.getByRole('dialog', { name: 'Create an email list' });
  const field = dialog.getByLabel('Description');
  const question = questionOf(page);
  const close = () => dialog.getByRole('button', { name: 'Close', exact: true }).first().click();

  await test.step('an untouched dialog closes at once', async () => {
    await button.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await button.click();
  await test.step('the toast is on top, is announced, and can be closed', () => expectToastAbove(page, dialog));
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);

  await field.fill(words);
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4), close]) {
    await leave();
    await expect(question).toBeVisible();
    // The focus is on the safe button.
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(field).toHaveValue(words);
  }
  await test.step('the question stays open although the close event of the one before comes late', () =>
    expectQuestionAfterLateEvent(page));
  await page.keyboard.press('Enter');
  // A browser closes a dialog by itself when a page has prevented that twice.
  await field.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(field).toHaveValue(words);
  await expect(field).toBeVisible();
  // The last Escape may still close the question while the test looks.
  await expect(async () => {
    if (!(await question.isVisible())) await close();
    await question.getByRole('button', { name: 'Discard' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

/** Creates the list in vain, and checks that a press at the center of the toast hits the toast. */
async function expectToastAbove(page: Page, dialog: Locator): Promise<void> {
  await page.route('**/api/email-lists', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dialog.getByLabel('Name').fill('Cities');
  await dialog.getByRole('button', { name: /^Create/ }).click();
  const failure = 'We cannot reach the server. Check your connection and try again.';
  const toast = dialog.getByRole('alert');
  await expect(toast).toContainText(failure);
  const box = (await toast.boundingBox())!;
  const center = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const isOnTop = ([x, y]: typeof center) => document.elementFromPoint(x, y)?.closest('[role=alert]') !== null;
  expect(await page.evaluate(isOnTop, center)).toBe(true);
  await dialog.getByRole('listitem').filter({ hasText: failure }).getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
  await expect(dialog.getByLabel('Name')).toHaveValue('Cities');
}

/** Presses Escape between the closing of the question and the event that tells of it. */
async function expectQuestionAfterLateEvent(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const keep = questionOf(page).getByRole('button', { name: 'Keep writing' });
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
  await expect(questionOf(page)).toBeVisible();
  await expect(keep).toBeFocused();
}

test('the dialog of a campaign asks before it discards a text', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await page.getByRole('button', { name: 'Create Campaign', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create a campaign' });
  await dialog.getByLabel('Subject').fill(words);
  await page.keyboard.press('Escape');
  await questionOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});
