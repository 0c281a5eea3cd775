import { expect, openSignedIn, signIn, test } from './test.ts';
import { openAsOtherUser, expectToast, fillInPost, save, storePost, unpublish } from './posts.ts';

test('unsaved text survives a reload, for its writer and no one else', async ({ page, context }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Half a thought');
  await page.keyboard.type('Frost **lifts** it');
  page.on('dialog', (dialog) => void dialog.accept());
  // Reloads at once, within the pause before a text is stored.
  await page.reload();
  await expect(page.getByText(/^Unsaved text from /)).toBeVisible();
  await expect(page.getByLabel('Title *')).toHaveValue('');
  await page.getByRole('button', { name: 'See what differs' }).click();
  await expect(page.getByRole('dialog').getByText('Half a thought')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Frost lifts it')).toBeVisible();
  await page.keyboard.press('Escape');

  // Another person signs in on the same device.
  await page.goto('/api/logout');
  await openSignedIn(page, '/cms/blog/new', 'grace@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await expect(page.getByText(/^Unsaved text from /)).toBeHidden();

  await page.goto('/api/logout');
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title *')).toHaveValue('Half a thought');
  await expect(page.getByRole('textbox', { name: 'Content' }).locator('strong')).toHaveText('lifts');
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  await page.getByRole('link', { name: 'Create New Post' }).click();
  await expect(page.getByText(/^Unsaved text from /)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-post')))).toEqual(
    [],
  );
  await context.clearCookies();
});

test('a session that ends during writing loses no text', async ({ page, context, complaints }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Written too long');
  await page.keyboard.type('A long text.');
  await context.clearCookies();
  await save(page);
  await expect(page.getByText('You were signed out, and nothing was saved')).toBeVisible();
  // The save, and the slug check before it.
  expect(complaints.splice(0).every((complaint) => complaint.includes('401'))).toBe(true);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await signIn(page, 'ada@lanesight.ai');
  await expect(page.getByLabel('Title *')).toHaveValue('Written too long');
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('A long text.');
  await expect(page).toHaveURL(/\/cms\/blog\/new$/);
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  // Background requests got a 401 in the meantime.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});

test('a failed save keeps the form, and the unsaved text is stored', async ({ page, complaints }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Against the wind');
  await page.keyboard.type('Text.');
  await page.route('**/api/blog-posts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await save(page);
  await expectToast(page, 'We cannot reach the server. Check your connection and try again.');
  await expect(page.getByLabel('Title *')).toHaveValue('Against the wind');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/api/blog-posts');
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
});

test('two people change one post: the second one sees the differences, and both texts are preserved', async ({
  page,
  browser,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  const { id } = await storePost(page, 'Shared by two');
  const edit = `/cms/blog/edit/${id}`;
  const grace = await openAsOtherUser(browser, 'grace@lanesight.ai', edit);
  await expect(grace.getByLabel('Title *')).toHaveValue('Shared by two');
  await page.goto(edit);
  await page.getByLabel('Title *').fill('Shared, says Ada');
  await save(page);
  await expectToast(page, 'Blog post updated successfully!');

  await grace.getByRole('textbox', { name: 'Content' }).click();
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
  await expect(grace.getByRole('textbox', { name: 'Content' })).toHaveText('One two three.');
  await grace.getByRole('button', { name: 'Restore' }).click();
  await expect(grace.getByRole('textbox', { name: 'Content' })).toContainText('Four, says Grace.');
  await expect(grace.getByLabel('Title *')).toHaveValue('Shared by two');

  // Her text is older than Ada's save, so the dialog asks again. Now she keeps hers.
  await save(grace);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(grace, 'Blog post updated successfully!');

  // Ada's text is among the versions.
  await grace.goto(edit);
  await grace.getByRole('button', { name: 'Versions' }).click();
  const versions = grace.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /says Ada/ }).click();
  await expect(versions.locator('dd').first()).toContainText('Removed: Ada');
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await grace.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
  await expectToast(grace, 'The version is restored and saved.');
  await expect(grace.getByLabel('Title *')).toHaveValue('Shared, says Ada');
  await expect(grace.getByRole('textbox', { name: 'Content' })).toHaveText('One two three.');
  expect(complaints).toEqual([]);
  await grace.context().close();
});

test("a writer who keeps their text does not undo the other's status change", async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  const { id } = await storePost(page, 'Taken off meanwhile');
  const grace = await openAsOtherUser(browser, 'grace@lanesight.ai', `/cms/blog/edit/${id}`);
  await expect(grace.getByLabel('Title *')).toHaveValue('Taken off meanwhile');
  await page.goto(`/cms/blog/edit/${id}`);
  await unpublish(page);
  await expectToast(page, 'Blog post updated successfully!');
  await grace.getByLabel('Title *').fill('Taken off, and renamed');
  await save(grace);
  await expect(grace.getByText('It was published and is a draft now.')).toBeVisible();
  await grace.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(grace, 'Blog post updated successfully!');
  await expect(grace).toHaveURL(/status=draft$/);
  await expect(grace.getByRole('row', { name: /Taken off, and renamed/ })).toBeVisible();
  await grace.context().close();
});

test('text restored after a reload is compared with the version it was based on', async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  const { id } = await storePost(page, 'Restored late');
  const grace = await openAsOtherUser(browser, 'grace@lanesight.ai', `/cms/blog/edit/${id}`);
  await grace.getByRole('textbox', { name: 'Content' }).click();
  await grace.keyboard.press('Control+End');
  await grace.keyboard.type(' Four, says Grace.');
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByLabel('Title *').fill('Restored late, says Ada');
  await save(page);
  await expectToast(page, 'Blog post updated successfully!');

  grace.on('dialog', (question) => void question.accept());
  await grace.reload();
  await expect(grace.getByLabel('Title *')).toHaveValue('Restored late, says Ada');
  await grace.getByRole('button', { name: 'Restore' }).click();
  await save(grace);
  const dialog = grace.getByRole('dialog', { name: 'This post was changed meanwhile' });
  const theirs = dialog.getByRole('tabpanel', { name: 'What they changed' });
  await expect(theirs).toContainText('Added: , says Ada');
  await expect(theirs).not.toContainText('Grace');
  await grace.context().close();
});

test('changes are kept on the server within seconds, and another device continues them', async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'Kept on the server');
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Four.');
  await expect(page.getByText('Changes kept, not saved')).toBeVisible();

  const otherDevice = await openAsOtherUser(browser, 'ada@lanesight.ai', `/cms/blog/edit/${id}`);
  await expect(otherDevice.getByText('They are kept on the server; readers do not see them.')).toBeVisible();
  await otherDevice.getByRole('button', { name: 'Restore' }).click();
  await expect(otherDevice.getByRole('textbox', { name: 'Content' })).toContainText('One two three. Four.');
  await otherDevice.keyboard.press('Control+s');
  await expect(otherDevice.getByText('Saved', { exact: true })).toBeVisible();
  await otherDevice.reload();
  await expect(otherDevice.getByRole('textbox', { name: 'Content' })).toContainText('One two three. Four.');
  await expect(otherDevice.getByText('They are kept on the server')).toBeHidden();
});

test('colleagues in one post see each other', async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'Two at a desk');
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByLabel('Title *').fill('Two at one desk');
  const grace = await openAsOtherUser(browser, 'grace@lanesight.ai', `/cms/blog/edit/${id}`);
  await expect(grace.getByText(/ada is (?:here|writing)/)).toBeVisible();
  await expect(page.getByText('grace is here')).toBeVisible();
  await grace.getByRole('link', { name: 'Back to Blog Management' }).click();
  await expect(page.getByText('grace is here')).toBeHidden();
});
