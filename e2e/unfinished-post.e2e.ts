import type { Page } from 'playwright/test';
import { expectToast, fillInPost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 740 };
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const missing = (page: Page) => page.getByRole('status').filter({ hasText: 'Not saved yet' });

test('an unfinished post starts in its title, and Ctrl+S and the checklist lead to its missing parts', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await page.getByRole('link', { name: 'Create New Post' }).click();
  const title = page.getByLabel('Title *');
  await expect(title).toBeFocused();
  await title.fill('An unfinished thought');
  await content(page).click();
  await page.keyboard.type('First half,');
  await page.keyboard.press('Control+s');
  const notice = missing(page);
  await expect(notice).toBeVisible();
  await expect(content(page)).toBeFocused();
  await page.keyboard.type(' second half.');
  await expect(content(page)).toHaveText('First half, second half.');
  await expect(notice).toContainText('The server keeps your words meanwhile.');
  await expect(notice.getByRole('button')).toHaveText(['Category', 'Excerpt']);

  await notice.getByRole('button', { name: 'Excerpt' }).click();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused();
  await page.keyboard.type('Both halves.');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await notice.getByRole('button', { name: 'Category' }).click();
  await expect(page.getByLabel('Category')).toBeFocused();
  await page.getByLabel('Category').selectOption('Field Assessment');
  await expect(notice).toBeHidden();
  await page.setViewportSize(desk);
  await content(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('[nowhere](/blog/nowhere-at-all) and on');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/blog\/edit\/[\w-]+$/);
  await page.keyboard.type(' and on');
  await expect(content(page)).toContainText('nowhere and on and on');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectChecklistToLead(page);
});

/** Follows the checklist before publishing to the field, the words and the picture to change. */
async function expectChecklistToLead(page: Page): Promise<void> {
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const list = page.getByRole('list', { name: 'Before publishing' });
  await publish.click();
  await list.getByRole('button', { name: /^The excerpt has/ }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused();
  await publish.click();
  await list.getByRole('button', { name: /leads nowhere/ }).click();
  await expect(content(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('nowhere');
  await page.keyboard.type('somewhere');
  await expect(content(page)).toContainText('somewhere and on');

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await publish.click();
  await list.getByRole('button', { name: /^No cover picture/ }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
}

test('notices leave the text where it is and the caret in sight, and an unsaved text is on offer until other words are written', async ({
  page,
}) => {
  // The panel of settings is closed on a phone.
  await page.setViewportSize(phone);
  await openSignedIn(page, '/cms/blog/new', 'olive@lanesight.ai');
  await expect(content(page)).toBeVisible();
  /** Returns the top of the text at each width. */
  const tops = async () => {
    const found = [];
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      found.push((await content(page).boundingBox())!.y);
    }
    return found;
  };
  const before = await tops();
  await page.getByLabel('Title *').fill('Left behind');
  await content(page).click();
  await page.keyboard.type('First words.');
  await expect(page.getByText('Changes kept, not saved')).toBeVisible();
  expect(await tops()).toEqual(before);
  await page.keyboard.press('Control+s');
  await expect(missing(page)).toBeInViewport({ ratio: 1 });
  expect(await tops()).toEqual(before);
  await page.keyboard.press('Control+f');
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectCaretInSight(page);
  }

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: 'Unsaved text from' });
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expect(offer).toBeInViewport({ ratio: 1 });
  }
  expect(await tops()).toEqual(before);
  await page.getByRole('button', { name: 'Settings' }).click();
  await fillInPost(page, 'Another idea');
  await expect(offer).toBeHidden();
  await page.keyboard.type('Salt opens the joints.');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Blog post created successfully!');
  await expect(offer).toBeHidden();
  await page.goto('/cms/blog/new');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title *')).toHaveValue('Left behind');
});

/** Writes lines below the notice of missing fields and the open bar to find words. */
async function expectCaretInSight(page: Page): Promise<void> {
  const bar = page.getByRole('search', { name: 'Find and replace' });
  const lowerEdge = async (part: typeof bar) => {
    const box = (await part.boundingBox())!;
    return box.y + box.height;
  };
  await expect(missing(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => lowerEdge(bar)).toBeLessThanOrEqual((await missing(page).boundingBox())!.y);
  await content(page).click();
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('Last words.');
  const lastWords = content(page).getByText('Last words.').first();
  await expect.poll(() => lowerEdge(lastWords)).toBeLessThan((await bar.boundingBox())!.y);
}
