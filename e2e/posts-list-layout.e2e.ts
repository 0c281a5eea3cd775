import type { Page } from 'playwright/test';
import { storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

/** Answers as a console with one short list and without LinkedIn: other tests of this product leave more. */
async function keepCardsSmall(page: Page): Promise<void> {
  await page.route(/\/api\/email-lists(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const { emailLists, ...rest } = (await response.json()) as { emailLists: { name: string }[] };
    const few = emailLists.slice(0, 1).map((list) => ({ ...list, name: 'Website sign-ups' }));
    await route.fulfill({ response, json: { ...rest, emailLists: few } });
  });
  await page.route(/\/api\/linkedin\/settings/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), signIn: null } });
  });
}

test('the list of posts does not move while the page loads', async ({ page }) => {
  await openSignedIn(page, '/cms', 'ada@lanesight.ai');
  await keepCardsSmall(page);
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
        for (const { node } of sources) if (node.textContent?.includes('Published Posts')) moves.push(node.nodeName);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cms/blog');
    await expect(page.getByText('Total Subscribers')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set Up' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Published Posts \(/ })).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves)).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test('beside a title, the time of a scheduled post is whole, and an excerpt is readable or left out', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const excerpt = 'A camera on a garbage truck sees every street once a week, and rates it.';
  const titles = ['Roomy one', 'Roomy but with a title that takes the whole width of its column for itself alone'];
  for (const title of titles) await storePost(page, title, { excerpt });
  const long = 'Truncated beside nothing because a long title leaves the time of its post alone';
  await storePost(page, long, { status: 'scheduled', publishAt: '2031-12-15T09:00:00.000Z' });
  await page.goto('/cms/blog?status=scheduled&search=Truncated');
  const row = page.getByRole('row', { name: /^.*Truncated/ });
  for (const width of [1280, 700, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const time = (await row.getByText(/^Appears Dec 15, 2031/).boundingBox())!;
    const cell = (await row.getByRole('rowheader').boundingBox())!;
    expect(time.x + time.width).toBeLessThanOrEqual(cell.x + cell.width);
    if (width === 1280) expect(cell.height).toBeLessThanOrEqual(44);
  }
  await page.goto('/cms/blog?status=all&search=Roomy');
  for (const width of [700, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const title of titles) {
      const { cell, hint, link } = await boxesOf(page, title, excerpt);
      expect(cell.height).toBeLessThanOrEqual(44);
      const isShown = hint.y + hint.height <= cell.y + cell.height;
      if (isShown) expect(Math.min(hint.width, cell.x + cell.width - hint.x)).toBeGreaterThan(120);
      else expect(width < 1280 || title === titles[1]).toBe(true);
      expect(link.x + link.width).toBeLessThanOrEqual(cell.x + cell.width);
      expect(link.width).toBeGreaterThan(title === titles[0] ? 60 : 100);
    }
  }
});

async function boxesOf(page: Page, title: string, excerpt: string) {
  const row = page.getByRole('row', { name: new RegExp(title) });
  const cell = (await row.getByRole('rowheader').boundingBox())!;
  const hint = (await row.getByText(excerpt).boundingBox())!;
  const link = (await row.getByRole('link', { name: `Edit ${title}` }).boundingBox())!;
  return { cell, hint, link };
}

test('the rows of the last tab ignore presses while the next one loads, and are gone if it fails', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await storePost(page, 'Shown by the last tab');
  await page.goto('/cms/blog?search=Shown by the last tab');
  const row = page.getByRole('row', { name: /Shown by the last tab/ });
  await expect(row).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/blog-posts\/all\?.*status=draft/, async (route) => {
    await released;
    await route.abort();
  });
  await page.getByRole('button', { name: /^Drafts/ }).click();
  await expect(page.locator('[aria-busy=true]').filter({ has: row })).toBeVisible();
  const { x, y, width, height } = (await row.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/cms\/blog\?status=draft$/);
  release();
  await expect(page.getByText('The posts could not be loaded')).toBeVisible();
  await expect(row).toBeHidden();
  expect(complaints.splice(0).length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Drafts/ })).toBeVisible();
});
