import type { Locator, Page } from 'playwright/test';
import { violationsInForcedColors } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';

/** The browser tells the colors of the page, and paints those of the person: only a picture has them. */
async function pictureOf(page: Page, path: string, place: Locator): Promise<string> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return (await place.screenshot({ animations: 'disabled' })).toString('base64');
}

// A sample: `pages.e2e.ts` checks every page in both schemes, and the parts are the same.
test('targets are large enough and scrolled parts take the focus with the colors of the person', async ({ page }) => {
  for (const path of ['/', '/blog?category=Smart+Cities', '/lab', '/lab/audit']) {
    await page.goto(path);
    expect(await violationsInForcedColors(page), path).toEqual([]);
  }
});

test.describe('with the colors of the person', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('a strategy of the lab and a category of the blog look chosen', async ({ page }) => {
    const strategy = page.getByRole('group', { name: 'Which streets come first' }).locator('label').first();
    expect(await pictureOf(page, '/lab?plan=nothing', strategy)).not.toBe(await pictureOf(page, '/lab', strategy));
    const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Smart Cities' });
    expect(await pictureOf(page, '/blog?category=Smart+Cities', category)).not.toBe(
      await pictureOf(page, '/blog', category),
    );
  });

  test('the current page and the chosen filter of the console look chosen', async ({ page }) => {
    await signInByRequest(page);
    const posts = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Posts/ });
    const drafts = page.getByRole('button', { name: /^Drafts/ });
    const pictures = async (path: string) => [await pictureOf(page, path, posts), await pictureOf(page, path, drafts)];
    const [elsewhere, unchosen] = [
      await pictureOf(page, '/cms/calendar', posts),
      await pictureOf(page, '/cms/blog', drafts),
    ];
    const [current, chosen] = await pictures('/cms/blog?status=draft');
    expect(current).not.toBe(elsewhere);
    expect(chosen).not.toBe(unchosen);
  });

  test('a badge has an edge', async ({ page }) => {
    await page.goto('/blog');
    for (const badge of await page.getByRole('main').locator('[data-badge]').all())
      await expect(badge).toHaveCSS('outline-style', 'solid');
  });

  test('an open question looks open', async ({ page }) => {
    const sign = page.locator('#faq summary > span:last-child').first();
    const open = await pictureOf(page, '/', sign);
    await page.locator('#faq summary').first().click();
    await page.mouse.move(0, 0);
    expect((await sign.screenshot({ animations: 'disabled' })).toString('base64')).not.toBe(open);
  });

  test('the text of a drawing stands out from the page', async ({ page }) => {
    for (const [path, hasText] of [
      ['/lab/rating', 'Total deduct'],
      ['/lab/audit', '7 units'],
    ] as const) {
      await page.goto(path);
      const label = page.locator('svg text', { hasText }).first();
      const [fill, ink] = await label.evaluate((element) => [
        getComputedStyle(element).fill,
        getComputedStyle(document.body).color,
      ]);
      expect(fill, path).toBe(ink);
    }
  });
});
