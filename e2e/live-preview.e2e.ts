import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { fillInPost, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const frameOf = (page: Page) => page.frameLocator('section[aria-label="Live preview"] iframe:not([hidden])');
const pane = (page: Page) => page.getByRole('region', { name: 'Live preview' });

test('a post that was never saved is shown as the article while it is typed, and a failure is reported', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Seen before it is saved');
  const keys = page.keyboard;
  await keys.type('First words');
  await keys.press('Control+Shift+p');
  const frame = frameOf(page);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Seen before it is saved');
  await expect(frame.getByRole('article')).toContainText('First words');
  await expect(frame.getByRole('link', { name: 'Back to Blog' })).toBeVisible();

  // The focus stayed in the text.
  await keys.type(' and <b>more</b>');
  await expect(frame.getByRole('article')).toContainText('First words and <b>more</b>');
  await expectReportedFailures(page);
  await page.getByLabel('Title *').fill('Another title');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Another title');

  await page.getByRole('textbox', { name: 'Content' }).click();
  await keys.press('End');
  await pane(page).getByRole('button', { name: 'Full' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeHidden();
  await expect(frame.getByRole('article')).toContainText('First words');
  await keys.press('Escape');
  await expect(pane(page)).toBeHidden();
  await keys.type(', written on');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('First words and <b>more</b>, written on');

  const posts = (await (await context.request.get('/api/blog-posts/all?search=title')).json()) as { total: number };
  expect(posts.total, 'nothing is stored').toBe(0);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/status of 40[14]/);
});

/** Changes the post while the writer is signed out, and on a site of an older release. */
async function expectReportedFailures(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByLabel('Title *').fill('Signed out meanwhile');
  await expect(pane(page).getByRole('alert')).toContainText('Sign in to continue.');
  await page.context().addCookies(cookies);
  await pane(page).getByRole('button', { name: 'Try again' }).click();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Signed out meanwhile');
  await expect(pane(page).getByRole('alert')).toBeHidden();

  const none = { status: 404, contentType: 'text/html', body: 'None' };
  await page.route('**/live-preview', (route) => route.fulfill(none));
  await page.getByLabel('Title *').fill('An older site');
  await expect(pane(page)).toContainText('This release of the site cannot show unsaved words');
  await expect(pane(page)).toContainText('Preview on the site');
  await page.unroute('**/live-preview');
}

test('the preview has the layout of a phone or a desktop, keeps its place, and runs no script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const content = Array.from({ length: 60 }, (_, index) => `<p>Paragraph ${index}</p>`).join('');
  const { id } = await storePost(page, 'A long one', { content, status: 'draft' });
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = frameOf(page);
  const windowOf = () =>
    page.locator('section[aria-label="Live preview"] iframe:not([hidden])').evaluate((element: HTMLIFrameElement) => {
      const { innerWidth, scrollY } = element.contentWindow!;
      return { innerWidth, scrollY };
    });
  await expect(frame.getByText('Paragraph 59')).toBeAttached();
  expect(await windowOf()).toEqual({ innerWidth: 1280, scrollY: 0 });
  await pane(page).getByRole('button', { name: 'Phone' }).click();
  await expect.poll(async () => (await windowOf()).innerWidth).toBe(390);

  await frame.getByText('Paragraph 40', { exact: true }).scrollIntoViewIfNeeded();
  const { scrollY } = await windowOf();
  expect(scrollY).toBeGreaterThan(300);
  await page.getByLabel('Title *').fill('A longer one');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A longer one');
  expect((await windowOf()).scrollY).toBe(scrollY);

  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  // A link of the site would replace the preview.
  await frame.getByRole('link', { name: 'Schedule a Demo' }).last().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A longer one');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/edit/);

  const link = await page.request.post(`/api/blog-posts/${id}/preview-link`);
  await page.goto(((await link.json()) as { path: string }).path);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Draft');
  expect(await violationsInEveryScheme(page)).toEqual([]);
});
