import type { Page } from 'playwright/test';
import release from '../apps/staff-console/package.json' with { type: 'json' };
import { violationsInEveryScheme } from './axe.ts';
import { storePost } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';
import { visitConsole } from './visit-console.ts';

const titles = ['Keyed first', 'Keyed second', 'Keyed third'];

/** Opens the posts that these tests stored. */
async function openKeyedPosts(page: Page): Promise<void> {
  await signInByRequest(page);
  const stored = await (await page.request.get('/api/blog-posts/all?search=Keyed')).json();
  if ((stored as { total: number }).total === 0) for (const title of titles) await storePost(page, title);
  await page.goto('/cms/blog?search=Keyed&sort=title');
  await expect(page.getByRole('link', { name: 'Edit Keyed first' })).toBeVisible();
}

test('a list is walked, searched and opened by keys alone, and opened by a press anywhere on a row', async ({
  page,
  context,
}) => {
  await openKeyedPosts(page);
  const row = (title: string) => page.getByRole('link', { name: `Edit ${title}` });
  await page.keyboard.press('j');
  await expect(row('Keyed first')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(row('Keyed third')).toBeFocused();
  await page.keyboard.press('j');
  await expect(row('Keyed third')).toBeFocused();
  await page.keyboard.press('k');
  await expect(row('Keyed second')).toBeFocused();

  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  // A letter in a menu finds an item, and moves no row.
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog', { name: 'Delete this post?' })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search title, excerpt and text' });
  await expect(search).toBeFocused();
  await page.keyboard.type('jk');
  await expect(search).toHaveValue('jk');
  await expect(page.getByText('No post has “jk”.')).toBeVisible();
  await search.blur();
  await visitConsole(page, 'blog?search=Keyed&sort=title');
  await row('Keyed first').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title *')).toHaveValue('Keyed first');

  await visitConsole(page, 'blog?search=Keyed&sort=title');
  const cell = page.getByRole('row', { name: /Keyed second/ }).getByRole('cell', { name: 'Smart Cities' });
  const opened = context.waitForEvent('page');
  await cell.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab.getByLabel('Title *')).toHaveValue('Keyed second');
  await tab.close();
  await cell.click();
  await expect(page.getByLabel('Title *')).toHaveValue('Keyed second');
});

test('the palette finds pages, posts and actions, and returns the focus', async ({ page }) => {
  await openKeyedPosts(page);
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const field = palette.getByRole('combobox', { name: 'Go to' });
  const option = (name: string | RegExp) => palette.getByRole('option', { name });
  // The option that `aria-activedescendant` names.
  const chosen = palette.locator('[data-active-item]');
  const box = page.getByRole('button', { name: 'Go to…' });
  await box.click();
  await expect(field).toBeFocused();
  await expect(option('Calendar')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.keyboard.press('Control+k');
  await field.fill('keyed sec');
  await expect(chosen).toHaveText(/Keyed second/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title *')).toHaveValue('Keyed second');

  // In the text, the same keys make a link.
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Title *').fill('Keyed, and changed');
  await page.keyboard.press('Control+k');
  await field.fill('suppressions');
  await expect(chosen).toHaveText(/Suppressions/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Suppressions' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('create list');
  await expect(option('Create List')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create an email list' })).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/newsletter$/);
});

test('the navigation skips to the page, collapses for good, has every place on a phone, and fetches its numbers once a page', async ({
  page,
}) => {
  await openKeyedPosts(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Collapse' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the navigation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pictures' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Console' });
  await expect(bar.getByRole('link')).toHaveCount(4);
  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('link', { name: 'Redirects' })).toBeVisible();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await more.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Content calendar' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/overview/waiting') && sent.push(request.url()));
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
});

test('the list of keys opens by a question mark while nobody types; letters are switched off on the device, and on', async ({
  page,
}) => {
  await openKeyedPosts(page);
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('c?');
  await expect(page.getByRole('searchbox')).toHaveValue('c?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await page.getByRole('searchbox').fill('Keyed');
  await page.getByRole('heading', { name: 'Blog Management' }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('switch', { name: 'Single-letter shortcuts' }).uncheck();
  await expect(keys.getByText('They are off on this device')).toBeVisible();
  await expect(keys.getByText('Create a new post')).toBeHidden();
  await expect(keys.getByText('Next row')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  const row = (title: string) => page.getByRole('link', { name: `Edit ${title}` });
  await row('Keyed first').focus();
  for (const key of ['j', 'x', 'Shift+X', '/', 'c', '?']) await page.keyboard.press(key);
  await expect(row('Keyed first')).toBeFocused();
  await expect(keys).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(row('Keyed second')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByText(`Console ${release.version}`, { exact: true }).first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await keys.getByRole('switch', { name: 'Single-letter shortcuts' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
});
