import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { lane, long, openPost, other, press, select, text } from './commented-post.ts';
import { expect, openSignedIn, test } from './test.ts';

test('people comment on the same words; a colleague sees it without a reload, answers, suggests and resolves', async ({
  page,
  browser,
}) => {
  const colleague = await (await browser.newContext()).newPage();
  for (const each of [page, colleague]) await each.clock.install();
  const id = await openPost(page, 'Cracks for two');
  await openSignedIn(colleague, `/cms/blog/edit/${id}`, 'bea@lanesight.ai');
  await colleague.getByRole('tab', { name: 'Comments' }).click();
  await expect(lane(colleague).getByText('No open comments.')).toBeVisible();
  await select(page, long);
  await page.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await lane(page).getByRole('textbox', { name: 'Comment' }).fill('Which October?');
  await press(lane(page).getByRole('group', { name: 'New comment' }), 'Comment');
  await expect(text(page).locator('[data-comment]')).toHaveText(long);

  // Until the comments are loaded again.
  await colleague.clock.fastForward(8_000);
  const seen = lane(colleague).getByRole('article', { name: 'Comment by ada' });
  await expect(seen).toContainText('Which October?');
  await expect(text(colleague).locator('[data-comment]')).toHaveText(long);
  await expect(seen.getByRole('button', { name: 'Delete' })).toBeHidden();
  await press(seen, 'Reply');
  await expect(seen.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await colleague.keyboard.type('That of 2025.');
  await press(seen, 'Reply');
  await expect(seen).toBeFocused();
  await select(colleague, long);
  await colleague.keyboard.press('Control+Alt+m');
  await press(lane(colleague), 'Suggest other words');
  await lane(colleague).getByRole('textbox', { name: 'Other words' }).fill(long.replace('October', 'October 2025'));
  await press(lane(colleague), 'Suggest');
  expect(await violationsInEveryScheme(colleague)).toEqual([]);
  await press(seen, 'Resolve');
  await expect(seen).toHaveCount(0);

  await page.clock.fastForward(8_000);
  const suggestion = lane(page).getByRole('article', { name: 'Suggestion by bea' });
  await expect(suggestion).toContainText('2025');
  await expect(lane(page).getByRole('article', { name: 'Comment by ada' })).toHaveCount(0);
  await lane(page).getByText('1 settled').click();
  await expect(lane(page).getByText('resolved by bea')).toBeVisible();
  await expect(lane(page).getByText('That of 2025.')).toBeVisible();
  await press(suggestion, 'Accept');
  await expect(text(page).getByRole('paragraph').first()).toContainText('in October 2025, before');
  // The words of a person make no AI draft.
  await expect(page.getByRole('region', { name: 'Unsupported sentences' })).toBeHidden();
  await colleague.context().close();
  await test.step('a comment whose text was removed stays, and is back when that is undone', () => removeAndUndo(page));
});

async function removeAndUndo(page: Page): Promise<void> {
  await select(page, other);
  await page.keyboard.press('Control+Alt+m');
  await expect(lane(page).getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await page.keyboard.type('Is it?');
  await page.keyboard.press('Control+Enter');
  const comment = lane(page).getByRole('article', { name: 'Comment by ada' }).filter({ hasText: 'Is it?' });
  await expect(comment).toBeFocused();
  await select(page, other);
  await page.keyboard.press('Delete');
  await expect(comment.getByText('Its text was removed.')).toBeVisible();
  await expect(comment).toContainText(other);
  await page.keyboard.press('Control+z');
  await expect(comment.getByText('Its text was removed.')).toBeHidden();

  // Edited inside and on both sides, saved and opened again.
  await text(page).getByText(other).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' at last.');
  await page.keyboard.press('Home');
  await page.keyboard.type('Yes: ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const stored = other.slice(0, -1);
  await expect(text(page).locator('[data-comment]')).toHaveText(stored);
  await page.reload();
  await expect(text(page).locator('[data-comment]')).toHaveText(stored);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: '1 comment still open' }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(stored);
}
