import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, signInByRequest, test, untilFormIsHydrated } from './test.ts';
import { chooseInRow, expectToast, fillInPost, openAsOtherUser, openRowMenu, save, storePost } from './posts.ts';
import { visitConsole } from './visit-console.ts';

const [phone, desk] = [[360], [1280]];

test('the open menus, the drawer, the questions and a search pass the accessibility rules', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.locator('header summary', { hasText: 'Services' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'White Label' })).toBeVisible();
  expect(await violationsInEveryScheme(page, desk)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violationsInEveryScheme(page, phone)).toEqual([]);

  await page.goto('/faq');
  for (const category of await page.locator('main details').all())
    if ((await category.getAttribute('open')) === null) await category.locator('summary').click();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  for (const words of ['PASER', 'nothing of the kind']) {
    await expect(async () => {
      await page.getByLabel('Search the questions').fill('');
      await page.getByLabel('Search the questions').fill(words);
      await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  expect(await violationsInEveryScheme(page)).toEqual([]);
});

test('the forms with their errors and a toast pass the accessibility rules', async ({ page }) => {
  await page.goto('/');
  const [sign, contact] = [page.locator('#newsletter'), page.locator('#contact')];
  await untilFormIsHydrated(sign.locator('form'));
  await untilFormIsHydrated(contact.locator('form'));
  await sign.getByRole('button', { name: 'Get the report' }).click();
  await contact.getByRole('button', { name: 'Schedule a consultation' }).click();
  await expect(contact.getByText('Write your first name')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await contact.getByLabel('First name').fill('Grace');
  await contact.getByLabel('Last name').fill('Hopper');
  await contact.getByLabel('Email').fill('grace@parish.example');
  await contact.getByLabel('City size').selectOption('metro');
  await contact.getByLabel('Service').selectOption('not-sure');
  await contact.getByRole('button', { name: 'Schedule a consultation' }).click();
  await expect(page.getByText('Privacy Agreement Required', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await expect(page.getByText('Privacy Agreement Required', { exact: true })).toBeVisible();
});

test('the lists of the console, their menus and dialogs pass the accessibility rules', async ({ page }) => {
  await signInByRequest(page);
  await storePost(page, 'Looked at in the list');
  await page.goto('/cms/contacts');
  for (const [path, heading] of [
    ['contacts', 'Requests'],
    ['images', 'Pictures'],
    ['redirects', 'Redirects'],
    ['calendar', 'Content calendar'],
    ['newsletter', 'Newsletter'],
    ['blog?status=trashed', 'Blog Management'],
    ['blog', 'Blog Management'],
  ] as const) {
    await visitConsole(page, path);
    await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    if (path === 'blog') await page.getByRole('link', { name: /^Edit/ }).first().waitFor();
    expect(await violationsInEveryScheme(page)).toEqual([]);
  }
  await openRowMenu(page, 'Looked at in the list');
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
});

test('the access gate and the account menu of the site pass the accessibility rules', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'eve@evil-lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.goto('/blog');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
});

test('the editor passes the accessibility rules: empty, with errors, and with the link dialog', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.locator('form p').getByText('Write a title', { exact: true })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await fillInPost(page, 'Asked about');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('radio', { name: 'At a time' }).check();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Choose a day and a time', { exact: true })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
});

test('the dialogs of a post pass the accessibility rules: unsaved text, versions, a conflict, the trash', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  await signInByRequest(page);
  const { id } = await storePost(page, 'Looked at closely');
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByLabel('Title *').fill('Looked at again');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Unsaved text from /)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'See what differs' }).click();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();

  const grace = await openAsOtherUser(browser, 'grace@lanesight.ai', `/cms/blog/edit/${id}`);
  await grace.getByRole('textbox', { name: 'Excerpt' }).fill('Changed meanwhile.');
  await save(grace);
  await expectToast(grace, 'Blog post updated successfully!');
  await grace.context().close();
  await save(page);
  await expect(page.getByRole('dialog').getByText(/^grace@lanesight\.ai saved/)).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(page, 'Blog post updated successfully!');

  await visitConsole(page, `blog/edit/${id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await visitConsole(page, 'blog');
  await chooseInRow(page, 'Looked at again', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: /^Trash/ }).click();
  await chooseInRow(page, 'Looked at again', 'Delete for good');
  expect(await violationsInEveryScheme(page)).toEqual([]);
});
