import { openAsOtherUser, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

test('on a phone a post opens without its keyboard, saving is in sight, and the panel of settings closes', async ({
  browser,
}) => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
  const page = await (await browser.newContext(phone)).newPage();
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await expect(page.getByLabel('Title *')).toBeVisible();
  await expect(page.getByLabel('Title *')).not.toBeFocused();
  for (const name of ['Save Post', 'Publish'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });

  const settings = page.getByRole('button', { name: 'Settings' });
  const panel = page.getByRole('complementary', { name: 'Settings and preview' });
  await settings.click();
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(settings).toBeFocused();

  await settings.click();
  const close = panel.getByRole('button', { name: 'Close the panel' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(panel).toBeHidden();
});

test('the bar of the editor keeps its buttons in sight beside a colleague and a long state', async ({
  page,
  browser,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'Crowded', { status: 'draft' });
  const path = `/cms/blog/edit/${id}`;
  await openAsOtherUser(browser, 'bartholomew@lanesight.ai', path);
  await page.route('**/autosave', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(path);
  await expect(page.getByText('bartholomew is here')).toBeVisible();
  await page.getByRole('textbox', { name: 'Content' }).press('x');
  await expect(page.getByText('Unsaved changes, kept on this device only')).toBeVisible();
  for (const width of [1_100, 1_280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Save Post', 'Publish'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Back to Blog Management' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  // The browser reports each rejected request.
  expect(new Set(complaints.splice(0).map((complaint) => complaint.includes('400')))).toEqual(new Set([true]));
});
