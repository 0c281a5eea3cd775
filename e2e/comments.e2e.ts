import type { Locator, Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expectToast, openAsOtherUser, save, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const long = 'The crews sealed very many cracks in October, before the frost came to the town.';
const short = 'The crews sealed very many cracks in October.';
const other = 'Water is patient, and it finds a way.';

const lane = (page: Page) => page.getByRole('region', { name: 'Comments' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const suggestions = (page: Page) => lane(page).getByRole('article', { name: 'Suggestion by sandbox-writer' });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

async function openPost(page: Page, title: string): Promise<string> {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, title, { content: `<p>${long}</p><p>${other}</p>`, status: 'draft' });
  await page.goto(`/cms/blog/edit/${id}`);
  return id;
}

/** Selects a paragraph by three clicks, as a writer does. */
const select = (page: Page, words: string) => text(page).getByText(words).click({ clickCount: 3 });

async function askForShorter(page: Page): Promise<void> {
  await select(page, long);
  await page.keyboard.press('Control+Alt+j');
  await expect(lane(page).getByRole('button', { name: 'Improve' })).toBeFocused();
  await press(lane(page), 'Shorten');
  await expect(suggestions(page)).toHaveCount(1);
}

test('a person asks for a shorter passage, accepts it, undoes it, and accepts and saves it', async ({ page }) => {
  await openPost(page, 'Cracks in October');
  await askForShorter(page);
  await expect(suggestions(page)).toBeFocused();
  await expect(suggestions(page).locator('del')).toContainText('before the frost came to the town');
  await expect(lane(page).getByRole('status')).toHaveText(`Suggestion ready: ${short}`);
  await expect(text(page).locator('[data-comment]')).toHaveText(long);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  const claims = page.getByRole('region', { name: 'Unsupported sentences' });
  await expect(claims).toBeHidden();

  await press(suggestions(page), 'Accept');
  await expect(text(page).getByRole('paragraph').first()).toHaveText(short);
  await expect(text(page)).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
  await expect(claims).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(text(page).getByRole('paragraph').first()).toHaveText(long);
  await expect(suggestions(page)).toHaveCount(1);
  await expect(claims).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(text(page).getByRole('paragraph').first()).toHaveText(short);
  await expect(suggestions(page)).toHaveCount(0);
  await lane(page).getByText('1 settled').click();
  await expect(lane(page).getByText('accepted by ada')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await save(page);
  await expectToast(page, 'Blog post updated successfully!');
  await expect(page.getByRole('row', { name: /Cracks in October/ })).toContainText('AI draft');
});

test('a suggestion for other words is refused, and asked for again', async ({ page }) => {
  await openPost(page, 'Other cracks');
  await askForShorter(page);
  await text(page).getByText(long).click();
  await page.keyboard.press('Home');
  await page.keyboard.type('All of ');
  await expect(text(page).getByRole('paragraph').first()).toHaveText(`All of ${long}`);
  await expect(text(page).locator('[data-comment]')).toHaveText(long);
  await expect(suggestions(page).getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' of ours.');
  await expect(suggestions(page).getByText('The words changed after this was suggested.')).toBeVisible();
  await expect(suggestions(page).getByRole('button', { name: 'Accept' })).toBeHidden();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await press(suggestions(page), 'Ask again');
  await expect(suggestions(page).getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(suggestions(page)).toHaveCount(1);
  await press(suggestions(page), 'Reject');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(lane(page)).toBeFocused();
  await lane(page).getByText('2 settled').click();
  await expect(lane(page).getByText('rejected by ada')).toHaveCount(2);

  await askAboutRemoved(page);
});

async function askAboutRemoved(page: Page): Promise<void> {
  await select(page, other);
  await page.keyboard.press('Control+Alt+m');
  await expect(lane(page).getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await page.keyboard.type('Is it?');
  await page.keyboard.press('Control+Enter');
  const comment = lane(page).getByRole('article', { name: 'Comment by ada' });
  await expect(comment).toBeFocused();
  await select(page, other);
  await page.keyboard.press('Delete');
  await expect(comment.getByText('Its text was removed.')).toBeVisible();
  await expect(comment).toContainText(other);
  await page.keyboard.press('Control+z');
  await expect(comment.getByText('Its text was removed.')).toBeHidden();
}

test('people comment on the same words; a colleague sees it without a reload, answers, suggests and resolves', async ({
  page,
  browser,
}) => {
  const id = await openPost(page, 'Cracks for two');
  const colleague = await openAsOtherUser(browser, 'bea@lanesight.ai', `/cms/blog/edit/${id}`);
  await colleague.getByRole('tab', { name: 'Comments' }).click();
  await expect(lane(colleague).getByText('No open comments.')).toBeVisible();
  await select(page, long);
  await page.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await lane(page).getByRole('textbox', { name: 'Comment' }).fill('Which October?');
  await press(lane(page).getByRole('group', { name: 'New comment' }), 'Comment');
  await expect(text(page).locator('[data-comment]')).toHaveText(long);

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
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Comments', exact: true })).toBeVisible();
});

test('titles, excerpt and tags are suggested for a new post, and taken or undone', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await page.getByLabel('Title *').fill('Untitled');
  await text(page).click();
  await page.keyboard.type('Cracks let water in. Water weakens the base.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/ask');
  await expect(page.getByRole('option', { name: /Ask the model/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lane(page).getByText('Choose words in the text')).toBeVisible();
  await expect(lane(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await press(lane(page), 'Suggest titles');
  await suggestions(page).getByRole('button', { name: 'Accept “Cracks let water in, measured”' }).click();
  const title = page.getByLabel('Title *');
  await expect(title).toHaveValue('Cracks let water in, measured');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Untitled');
  await expect(suggestions(page)).toHaveCount(1);
  await press(suggestions(page), 'Reject');
  await press(lane(page), 'Suggest excerpt');
  await press(suggestions(page), 'Accept');
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue(/^Cracks let water in\. The rest/);
  await press(lane(page), 'Suggest tags');
  await press(suggestions(page), 'Accept');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue(/road assessment, /);
});

test('a failing model says why, and without a model nothing offers it', async ({ page, origins }) => {
  await openPost(page, 'Cracks without a model');
  await fetch(`${origins.sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'model', status: 429, headers: { 'retry-after': '9' } }),
  });
  await select(page, long);
  await page.keyboard.press('Control+Alt+j');
  await press(lane(page), 'Shorten');
  await expect(lane(page).getByRole('alert')).toContainText('The model has too much to do. Try again in 9 seconds.');
  await press(lane(page), 'Try again');
  await expect(suggestions(page)).toHaveCount(1);
  await page.route('**/api/ai/status', (route) =>
    route.fulfill({
      json: { model: null, missing: ['MODEL_API_KEY'], left: 0, opensAt: '2030-01-01T00:00:00.000Z' },
    }),
  );
  await page.reload();
  await select(page, long);
  await page.keyboard.press('Control+Alt+m');
  await expect(lane(page).getByRole('article', { name: 'Suggestion by sandbox-writer' })).toBeVisible();
  await expect(lane(page).getByRole('button', { name: 'Shorten' })).toBeHidden();
  await expect(lane(page).getByRole('button', { name: 'Suggest titles' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Ask the model/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('row', { name: /^Comment / })).toBeVisible();
  await expect(shortcuts.getByRole('row', { name: /^Ask the model/ })).toBeHidden();
});
