import { expect, openSignedIn, test } from './test.ts';
import { storePost } from './posts.ts';

test.describe('blog without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters, searches and pages the blog, each by its own URL', async ({ page }) => {
    await page.goto('/blog');
    const cards = page.locator('#more-articles ~ ul > li');
    const before = await cards.count();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL('/blog?page=2#new-articles');
    const added = (await cards.count()) - before;
    expect(added).toBeGreaterThan(0);
    const first = cards.nth(before).getByRole('link');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(`${added} more articles`);
    await expect(cards.nth(before).locator('h3')).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Rural Infrastructure/ })
      .click();
    await expect(page).toHaveTitle(/^Rural Infrastructure · The Road Forward/);
    for (const card of await cards.all()) await expect(card).toContainText('Rural Infrastructure');
    await page.getByLabel('Search the articles').fill('gravel');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/blog?category=Rural+Infrastructure&q=gravel');
    await page.goto('/blog?q=xylophone');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await page.getByRole('link', { name: 'All articles', exact: true }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('a visitor bookmarks an article on the device, finds it there, and removes it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/cost-of-deferred-maintenance');
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.getByRole('button', { name: 'Bookmarked' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/cost-of-deferred-maintenance$/);
  await page.goto('/blog?bookmarks');
  const bookmarks = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bookmarks' }) });
  await expect(bookmarks.getByRole('listitem')).toHaveCount(1);
  await bookmarks.getByRole('button', { name: /^Remove/ }).click();
  await expect(bookmarks).toContainText('You have no bookmarks yet.');
});

test('the contents of an article link to its sections, and its end to other articles', async ({ page, complaints }) => {
  await page.goto('/blog/ai-powered-road-assessment');
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: 'Questions for a vendor' })
    .click();
  await expect(page.getByRole('heading', { name: /^Questions for a vendor/ })).toBeInViewport();
  await page
    .getByRole('region', { name: 'Read on' })
    .getByRole('link', { name: /Predictive maintenance/ })
    .click();
  await expect(page).toHaveURL('/blog/predictive-maintenance-smart-cities');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Predictive maintenance for smart cities');
  // The browser logs a 404, as no post has that slug: the article is bundled.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('404');
});

test('a post is listed between its neighbors, and its former slug redirects to the current one', async ({
  page,
  origins,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  const dated = { content: '<p>A tack coat of <strong>unobtainium</strong>.</p>' };
  await storePost(page, 'Before all others', { ...dated, date: 'May 1, 1998' });
  const { id, slug } = await storePost(page, 'After the first', { ...dated, date: 'May 2, 1998' });
  await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(path, { method: 'PATCH', headers, body: '{"slug":"second-of-all"}' })).status;
  }, `/api/blog-posts/${id}`);

  await expect(async () => {
    const moved = await page.request.get(`/blog/${slug}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/second-of-all']);
  }).toPass();
  await page.goto(`/blog/${slug}`);
  await expect(page).toHaveURL(`${origins.site}/blog/second-of-all`);

  const beside = page.getByRole('navigation', { name: 'Articles by date' });
  await expect(beside.getByRole('link', { name: /^Next article/ })).toBeVisible();
  await beside.getByRole('link', { name: 'Previous article Before all others' }).click();
  await expect(page).toHaveURL(`${origins.site}/blog/before-all-others`);
  await expect(beside.getByRole('link')).toHaveText('Next articleAfter the first');

  await page.goto('/blog?q=unobtainium');
  await expect(page.getByRole('heading', { name: /^\d articles on “unobtainium”/ })).toBeVisible();
  await page.goto('/blog?q=culvert');
  await expect(page.getByRole('link', { name: /^Climate change and/ })).toBeVisible();
});
