import type { Page } from 'playwright/test';
import { shiftOf } from './layout-shifts.ts';
import { expect, test } from './test.ts';

const textFont = 'Public Sans Variable';

/** Collects the names of the font files that a page requests. */
function fontsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([\w-]+)\.woff2$/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

const loaded = (page: Page, family: string) =>
  page.evaluate(
    (wanted) => [...document.fonts].filter((face) => face.family.includes(wanted) && face.status === 'loaded').length,
    family,
  );

/** Resolves when the browser has painted the last change and counted its layout shift. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('the fonts of a page apply together, after the last of them has loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/overpass-mono-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  const files = fontsOf(page);
  await page.goto('/');
  await expect.poll(() => files.filter((name) => name.startsWith('public-sans')).length).toBe(1);
  await page.waitForTimeout(500);
  expect(await loaded(page, textFont)).toBe(0);
  release();
  await expect.poll(() => loaded(page, textFont)).toBe(1);
  expect(await loaded(page, 'Overpass Mono Variable')).toBe(1);
  expect(files.filter((name) => !name.includes('-subset-'))).toEqual([]);
});

test('a letter outside English loads the full font', async ({ page }) => {
  const files = fontsOf(page);
  await page.goto('/');
  await expect.poll(() => loaded(page, textFont)).toBe(1);
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => (heading.nextElementSibling!.textContent = 'Æble'));
  await expect.poll(() => loaded(page, textFont)).toBe(2);
  expect(files.some((name) => name.startsWith('public-sans') && !name.includes('-subset-'))).toBe(true);
});

test('a page without captions loads no font for them, and a failed font leaves the others', async ({
  page,
  complaints,
}) => {
  await page.route('**/public-sans-*.woff2', (route) => route.abort());
  const files = fontsOf(page);
  await page.goto('/privacy-policy');
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(files.some((name) => name.startsWith('overpass-mono'))).toBe(false);
  await expect.poll(() => loaded(page, 'Overpass Variable')).toBe(1);
  complaints.length = 0;
});

test('the line below the title of an article has as many rows before its fonts as after them', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route('**/public-sans-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/blog/anatomy-of-a-pothole', { waitUntil: 'commit' });
  const below = page.getByRole('button', { name: 'Bookmark' });
  await expect(below).toBeVisible();
  const top = async () => (await below.boundingBox())!.y;
  const before = await top();
  release();
  await expect.poll(() => loaded(page, textFont)).toBe(1);
  expect(Math.abs((await top()) - before)).toBeLessThan(5);
});

test('pages stand still when their fonts apply', async ({ page }) => {
  for (const path of ['/', '/cities', '/self-service', '/evidence']) {
    await page.goto(path);
    await expect.poll(() => loaded(page, textFont)).toBe(1);
    await painted(page);
    expect(await shiftOf(page), path).toBeLessThan(0.005);
  }
});

test('fonts that would move text in view wait until nobody looks at the page', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/public-sans-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  // The fallback of the browser is much wider than the measured ones.
  await page
    .locator('main p')
    .first()
    .evaluate((lead) => (lead.style.fontFamily = "'Public Sans Variable', monospace"));
  await painted(page);
  const shiftBefore = await shiftOf(page);
  const response = page.waitForResponse('**/public-sans-*.woff2');
  release();
  await (await response).finished();
  await page.waitForTimeout(500);
  expect(await loaded(page, textFont)).toBe(0);
  expect(await shiftOf(page)).toBe(shiftBefore);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => loaded(page, textFont)).toBe(1);
});

test('a middle dot between two words of a heading takes space, as on every printed page', async ({ page }) => {
  await page.goto('/lab/audit');
  const widthOf = (text: string) =>
    page.getByRole('heading', { level: 1 }).evaluate((heading, content) => {
      const word = heading.appendChild(document.createElement('span'));
      word.textContent = content;
      return word.getBoundingClientRect().width;
    }, text);
  await expect.poll(() => loaded(page, 'Overpass Variable')).toBeGreaterThan(0);
  expect((await widthOf('······')) / (await widthOf('iiiiii'))).toBeGreaterThan(0.5);
});
