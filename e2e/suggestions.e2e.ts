import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { lane, long, openPost, openRequests, press, select, suggestions, text } from './commented-post.ts';
import { expectToast, save } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const short = 'The crews sealed very many cracks in October.';

async function askForShorter(page: Page): Promise<void> {
  await select(page, long);
  await openRequests(page);
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
  await press(lane(page), 'Suggest Titles');
  await suggestions(page).getByRole('button', { name: 'Accept “Cracks let water in, measured”' }).click();
  const title = page.getByLabel('Title *');
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
});

test('an alt text is suggested from the caption of a picture, and says that the model does not see it', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/images', 'ada@lanesight.ai');
  const buffer = await readFile(new URL('../docs/pictures/site.jpg', import.meta.url));
  await page.getByLabel('Upload pictures').setInputFiles([{ name: 'mill.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByRole('button', { name: 'Open mill.jpg' })).toBeVisible();
  await page.goto('/cms/blog/new');
  await text(page).click();
  await page.keyboard.type('/picture');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose mill.jpg' }).click();
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
});

test('a failing model says why, and without a model nothing offers it', async ({ page, origins }) => {
  await openPost(page, 'Cracks without a model');
  await fetch(`${origins.sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'model', status: 429, headers: { 'retry-after': '9' } }),
  });
  await select(page, long);
  await openRequests(page);
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
  await expect(lane(page).getByRole('button', { name: 'Suggest Titles' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('menuitem', { name: /^Table/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Ask the model/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('row', { name: /^Comment / })).toBeVisible();
  await expect(shortcuts.getByRole('row', { name: /^Ask the model/ })).toBeHidden();
});
