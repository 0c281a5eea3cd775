import { expect, test } from './test.ts';

test('a visitor browses the site without browser errors, on a wide screen and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the condition of every street you own.');
  await page.locator('footer').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveTitle(/The Road Forward/);
  // Posts of other tests may come before it in the list.
  await page.goto('/blog?q=anatomy+pothole');
  await page
    .getByRole('link', { name: /Anatomy of a pothole/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anatomy of a pothole, in four stages');
  await expect(page).toHaveTitle(/Anatomy of a pothole/);
  await page.goBack();
  await expect(page).toHaveTitle(/The Road Forward/);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a link opens the next page at its top, with its own canonical URL, and Back returns to the place', async ({
  page,
}) => {
  const said = page.locator('link[rel="canonical"], meta[name="robots"]');
  await page.goto('/about');
  await page.locator('main').getByRole('link', { name: 'See the case studies' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.locator('main').getByRole('link', { name: 'See the case studies' }).press('Enter');
  await expect(page).toHaveURL('/case-studies');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(said).toHaveAttribute('href', /\/case-studies$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.locator('header').getByRole('link', { name: 'Lanesight' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the condition of every street you own.');
  await expect(said).toHaveAttribute('href', /:\d+\/$/);
});

test('the browser requests no data that the server has rendered', async ({ page }) => {
  const calls: string[] = [];
  // Ignores the report of a view, which requests no data.
  page.on(
    'request',
    (request) => request.url().includes('/api/') && request.method() === 'GET' && calls.push(request.url()),
  );
  await page.goto('/blog/anatomy-of-a-pothole', { waitUntil: 'networkidle' });
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});

test('a printed page shows every answer, in dark ink, without menus and forms', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/faq');
  const folded = page.locator('details:not([open]) p').last();
  await expect(folded).toBeVisible();
  expect((await folded.boundingBox())?.height).toBeGreaterThan(0);
  await expect(page.locator('header, nav, form, footer').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a printed page has dark ink on a light ground, even if the browser prints backgrounds', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, text] of [
    ['/', 'A support manager of your own'],
    ['/', 'Most Popular'],
    ['/self-service', 'between GPS-tagged images'],
    ['/lab/audit', 'Example: made-up ratings'],
  ] as const) {
    await page.goto(path);
    const ground = await page.getByText(text).first().evaluate(groundOf);
    expect([path, text, ground]).toEqual([path, text, 'transparent']);
  }
});

/** Returns the color of the nearest ground behind an element that is not white. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor;
    if (!['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(color)) return color;
  }
  return 'transparent';
}

test('the highway shows every flag in its label on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/case-studies');
  const flags = page
    .getByRole('img', { name: /posts stand at the sections rated Poor or worse/ })
    .locator('.flag, .flag + path');
  await expect(flags).toHaveCount(6);
  for (const flag of await flags.all()) {
    const { x, width } = (await flag.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
});

test('the tables of an article break no word on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const slug of ['purpose-of-assessment-test', 'reactive-to-proactive-maintenance']) {
    await page.goto(`/blog/${slug}`);
    const cells = page.locator('[data-table] :is(td, th)');
    await expect(cells.first()).toBeVisible();
    expect(await cells.evaluateAll(brokenWords), slug).toEqual([]);
  }
});

test.describe('site without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable, the drawer opens, and the questions expand', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('link', { name: 'Blog', exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const [first, second] = [page.locator('#faq details').nth(1), page.locator('#faq details').nth(2)];
    for (const question of [first, second]) {
      await question.locator('summary').click();
      await expect(question).toHaveAttribute('open', '');
    }
    await expect(first).not.toHaveAttribute('open', '');
    await page.goto('/blog');
    await expect(page.getByRole('link', { name: 'Read Article' })).toBeVisible();
  });
});

/** Returns purely alphabetic words that are broken across lines. */
function brokenWords(elements: Element[]): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
}
