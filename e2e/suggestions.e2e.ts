import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { lane, long, openPost, openRequests, other, press, select, suggestions, text } from './commented-post.ts';
import { storePicture } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const short = 'The crews sealed very many cracks in October.';
const failure = { service: 'model', status: 429, headers: { 'retry-after': '9' } };
const unconfigured = { model: null, missing: ['MODEL_API_KEY'], left: 0, opensAt: '2030-01-01T00:00:00.000Z' };

async function askForShorter(page: Page, words: string): Promise<void> {
  await select(page, words);
  await openRequests(page);
  await expect(lane(page).getByRole('button', { name: 'Improve' })).toBeFocused();
  await press(lane(page), 'Shorten');
}

test('a writer asks for shorter words, accepts or rejects them, and sees earlier ones without a model', async ({
  page,
  origins,
}) => {
  await openPost(page, 'Cracks in October');
  await test.step('a failing model says why', async () => {
    await fetch(`${origins.sandbox}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
    });
    await askForShorter(page, long);
    await expect(lane(page).getByRole('alert')).toContainText('The model has too much to do. Try again in 9 seconds.');
    await press(lane(page), 'Try again');
    await expect(suggestions(page)).toHaveCount(1);
  });
  await test.step('accepts, undoes and redoes', () => acceptAndUndo(page));
  await test.step('goes on among the comments after a suggestion of the same words', async () => {
    await select(page, other);
    await openRequests(page);
    await press(lane(page), 'Improve');
    await expect(page.getByText('The model suggests no change', { exact: true })).toBeVisible();
    await expect(lane(page)).toBeFocused();
  });
  await test.step('asks again after a change', () => askAgain(page));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await test.step('sees the suggestion without a model, which nothing offers', () => reopenWithoutModel(page));
  await press(suggestions(page), 'Reject');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(lane(page)).toBeFocused();
  await lane(page).getByText('3 settled').click();
  await expect(lane(page).getByText('rejected by ada')).toHaveCount(2);
  await page.goto('/cms/blog?status=draft');
  await expect(page.getByRole('row', { name: /Cracks in October/ })).toContainText('AI draft');
});

async function acceptAndUndo(page: Page): Promise<void> {
  const first = text(page).getByRole('paragraph').first();
  const claims = page.getByRole('region', { name: 'Unsupported sentences' });
  await expect(suggestions(page)).toBeFocused();
  await expect(suggestions(page).locator('del')).toContainText('before the frost came to the town');
  await expect(lane(page).getByRole('status')).toHaveText(`Suggestion ready: ${short}`);
  await expect(text(page).locator('[data-comment]')).toHaveText(long);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(claims).toBeHidden();

  await press(suggestions(page), 'Accept');
  await expect(first).toHaveText(short);
  await expect(text(page)).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
  await expect(claims).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(first).toHaveText(long);
  await expect(suggestions(page)).toHaveCount(1);
  await expect(claims).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(first).toHaveText(short);
  await expect(suggestions(page)).toHaveCount(0);
  await lane(page).getByText('1 settled').click();
  await expect(lane(page).getByText('accepted by ada')).toBeVisible();
  await lane(page).getByText('1 settled').click();
}

/** Changes the words beside and inside a suggestion, and asks for another one. */
async function askAgain(page: Page): Promise<void> {
  await askForShorter(page, other);
  await expect(suggestions(page)).toHaveCount(1);
  await text(page).getByText(other).click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Yes: ');
  await expect(text(page).getByRole('paragraph').last()).toHaveText(`Yes: ${other}`);
  await expect(text(page).locator('[data-comment]')).toHaveText(other);
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
}

async function reopenWithoutModel(page: Page): Promise<void> {
  await page.route('**/api/ai/status', (route) => route.fulfill({ json: unconfigured }));
  await page.reload();
  await select(page, short);
  await page.keyboard.press('Control+Alt+m');
  await expect(suggestions(page)).toBeVisible();
  await expect(lane(page).getByRole('button', { name: 'Shorten' })).toBeHidden();
  await expect(lane(page).getByRole('button', { name: 'Suggest Titles' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('menuitem', { name: /^Table/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Ask the model/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('row', { name: /^Comment / })).toBeVisible();
  await expect(shortcuts.getByRole('row', { name: /^Ask the model/ })).toBeHidden();
  // Its close button has the focus and shows its tooltip: one Escape closes both.
  await expect(shortcuts.getByRole('tooltip')).toHaveText('Close (Esc)');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
}

test('titles, excerpt, tags and an alt text are suggested for a new post, and taken or undone', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await storePicture(page, '');
  const title = page.getByLabel('Title *');
  await title.fill('Untitled');
  await text(page).click();
  await page.keyboard.type('Cracks let water in. Water weakens the base.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/ask');
  await expect(page.getByRole('option', { name: /Ask the model/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lane(page).getByText('Choose words in the text')).toBeVisible();
  await expect(lane(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await press(lane(page), 'Suggest Titles');
  await suggestions(page).getByRole('button', { name: 'Accept “Cracks let water in, measured”' }).click();
  await expect(title).toHaveValue('Cracks let water in, measured');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Untitled');
  await expect(suggestions(page)).toHaveCount(1);
  await press(suggestions(page), 'Reject');
  await press(lane(page), 'Suggest Excerpt');
  await press(suggestions(page), 'Accept');
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue(/^Cracks let water in\. The rest/);
  await press(lane(page), 'Suggest Tags');
  await press(suggestions(page), 'Accept');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue(/road assessment, /);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('/picture');
  await page.keyboard.press('Enter');
  await test.step('the alt text comes from the caption, as the model does not see the picture', () =>
    suggestAltText(page));
});

async function suggestAltText(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Choose road.jpg' }).first().click();
  await text(page).locator('figcaption').click();
  await page.keyboard.type('mill Road in May');
  await openRequests(page);
  await expect(lane(page).getByRole('button', { name: 'Suggest alt text' })).toBeFocused();
  await expect(lane(page).getByText('does not see the picture')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(suggestions(page).locator('ins')).toContainText('Mill Road in May');
  await press(suggestions(page), 'Accept');
  const alt = page.getByRole('textbox', { name: 'Alt text' });
  await expect(alt).toHaveValue('Mill Road in May');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(alt).toHaveValue('');
  await expect(suggestions(page)).toHaveCount(1);
}
