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
});

test('the time of a scheduled post is whole beside a long title', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const title = 'Truncated beside nothing because a long title leaves the time of its post alone';
  await storePost(page, title, { status: 'scheduled', publishAt: '2031-12-15T09:00:00.000Z' });
  for (const width of [1280, 700, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cms/blog?status=scheduled&search=Truncated');
    const row = page.getByRole('row', { name: /^.*Truncated/ });
    const time = (await row.getByText(/^Appears Dec 15, 2031/).boundingBox())!;
    const cell = (await row.getByRole('rowheader').boundingBox())!;
    expect(time.x + time.width).toBeLessThanOrEqual(cell.x + cell.width);
  }
});
