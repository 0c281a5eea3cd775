import { violationsInEveryScheme } from './axe.ts';
import { rowsOf } from './newsletters.ts';
import { expectToast, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

/** Stores a version that a colleague saved before the others. */
const storeEarlier = (id: string, minutesAgo: number, title: string, content: string, words: number) =>
  rowsOf(
    `insert into blog_post_versions
       (post_id, saved_at, saved_by, title, slug, category, date, read_time, excerpt, content, words, tags)
     select id, now() - make_interval(mins => ?), 'grace@lanesight.ai', ?, slug, category, date, read_time, excerpt,
       ?, ?, tags
     from blog_posts where id = ? returning id`,
    [minutesAgo, title, content, words, id],
  );

test('versions are listed by editing session, and each save is compared and restored by keyboard', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'Saved in one go');
  await storeEarlier(id, 600, 'First try at a title that is longer than a list of versions is wide', '<p>One.</p>', 1);
  await storeEarlier(id, 180, 'Second try', '<p>One two.</p>', 2);
  await storeEarlier(id, 160, 'Second try', '<p>One two three four five.</p>', 5);
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByLabel('Title *').fill('Saved in two goes');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const sessions = dialog.getByRole('group');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first().locator('summary')).toContainText('ada@lanesight.ai, 2 savesTitle, Content (−2 words)');
  await expect(sessions.first().getByRole('button')).toHaveCount(2);
  await expect(sessions.first().getByRole('button').first()).toContainText('(as stored)Title');
  await expect(sessions.last().locator('summary')).toContainText(
    'grace@lanesight.ai, 2 savesTitle, Content (+4 words)',
  );
  await expect(sessions.last().getByRole('button', { includeHidden: true }).first()).toBeHidden();
  await expect(dialog.getByRole('button', { name: /grace@lanesight\.ai.*First try/ })).toBeVisible();
  expect(
    await dialog
      .getByRole('list')
      .first()
      .evaluate((list) => list.scrollWidth - list.clientWidth),
  ).toBe(0);
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await sessions.last().locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(sessions.last().getByRole('button', { name: /Content \(\+3 words\)$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('deletion').filter({ hasText: 'four five' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expectToast(page, 'The version is restored and saved.');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('One two three four five.');
});
