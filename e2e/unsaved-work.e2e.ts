import type { Page } from 'playwright/test';
import { expect, openSignedIn, signIn, test } from './test.ts';
import { openAsOtherUser, expectToast, fillInPost, save, storePost } from './posts.ts';

const offer = (page: Page) => page.getByText(/^Unsaved text from /);
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

test('a new post survives a reload and the end of the session, and is no longer offered once it is saved', async ({
  page,
  context,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'una@lanesight.ai');
  await fillInPost(page, 'Half a thought');
  await page.keyboard.type('Frost **lifts** it');
  page.once('dialog', (dialog) => void dialog.accept());
  // Reloads at once, within the pause before a text is stored.
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue('');
  await page.getByRole('button', { name: 'See what differs' }).click();
  await expect(page.getByRole('dialog').getByText('Half a thought')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Frost lifts it')).toBeVisible();
  await page.keyboard.press('Escape');
  // The words are deleted there once the server has those that continue them.
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(content(page).locator('strong')).toHaveText('lifts');
  await deleted;

  await context.clearCookies();
  await save(page);
  await expect(page.getByText('You were signed out, and nothing was saved')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await signIn(page, 'una@lanesight.ai');
  await expect(page.getByLabel('Title *')).toHaveValue('Half a thought');
  await expect(page).toHaveURL(/\/cms\/blog\/new$/);
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  const checked = page.waitForResponse(/\/api\/unsaved-texts\/post\/new$/);
  await page.getByRole('link', { name: 'Create New Post' }).click();
  await checked;
  await expect(page.getByLabel('Title *')).toBeFocused();
  await expect(offer(page)).toBeHidden();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.startsWith('unsaved-post'))).toEqual([]);
  // Requests got a 401 in the meantime.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});

test('two people change one post: they see each other, the second one the differences, and both texts are preserved', async ({
  page,
  browser,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id, slug } = await storePost(page, 'Shared by two');
  await page.goto(`/cms/blog/edit/${id}`);
  await expect(page.getByLabel('Title *')).toHaveValue('Shared by two');
  const grace = await openAsOtherUser(browser, 'grace@lanesight.ai', `/cms/blog/edit/${id}`);
  await expect(grace.getByText(/ada is (?:here|writing)/)).toBeVisible();
  await page.getByLabel('Title *').fill('Shared, says Ada');
  await save(page);
  await expectToast(page, 'Blog post updated successfully!');

  await content(grace).click();
  await grace.keyboard.press('Control+End');
  await grace.keyboard.type(' Four, says Grace.');
  await save(grace);
  const dialog = grace.getByRole('dialog', { name: 'This post was changed meanwhile' });
  await expect(dialog.getByText(/^ada@lanesight\.ai saved this post on /)).toBeVisible();
  await expect(dialog.getByRole('tabpanel', { name: 'What they changed' })).toContainText('Added: Ada');
  await dialog.getByRole('tab', { name: 'Yours and theirs' }).click();
  await expect(dialog.getByRole('tabpanel', { name: 'Yours and theirs' })).toContainText('Four, says Grace.');

  // She looks at her text first; the notice still says why it is not saved.
  await grace.keyboard.press('Escape');
  await grace.getByRole('button', { name: 'Compare both' }).click();

  // She first takes Ada's text; her own stays on offer.
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(grace.getByLabel('Title *')).toHaveValue('Shared, says Ada');
  await expect(content(grace)).toHaveText('One two three.');
  await grace.getByRole('button', { name: 'Restore' }).click();
  await expect(content(grace)).toContainText('Four, says Grace.');
  await expect(grace.getByLabel('Title *')).toHaveValue('Shared by two');

  // Her text is older than Ada's save, so the dialog asks again. Now she keeps hers.
  await save(grace);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(grace, 'Blog post updated successfully!');
  await restoreVersion(grace, id, slug);
  expect(complaints).toEqual([]);
  await grace.context().close();
});

/** Restores a colleague's text, which is among the versions of the published post, after a confirmation. */
async function restoreVersion(page: Page, id: string, slug: string): Promise<void> {
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /says Ada/ }).click();
  await expect(versions.locator('dd').first()).toContainText('Removed: Ada');
  const restore = versions.getByRole('button', { name: 'Restore this version' });
  await restore.click();
  const question = page.getByRole('alertdialog', { name: 'Restore this version?' });
  await expect(question).toContainText(`Readers see that at once, at /blog/${slug}.`);
  // The focus is on the safe button.
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Title *')).toHaveValue('Shared by two');
  await restore.click();
  await question.getByRole('button', { name: 'Restore this version' }).click();
  await expectToast(page, 'The version is restored and saved.');
  await expect(page.getByLabel('Title *')).toHaveValue('Shared, says Ada');
  await expect(content(page)).toHaveText('One two three.');
}
