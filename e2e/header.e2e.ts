import { expect, test } from './test.ts';

test('the header fits each wide window on one line', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(async () => document.fonts.ready);
  const header = page.locator('header').first();
  for (const width of [1024, 1216, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = await header.locator('a:visible, button:visible, summary:visible').evaluateAll((all) =>
      all.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(parts.length).toBeGreaterThan(2);
    for (const [index, part] of parts.entries()) {
      expect(part.right).toBeLessThanOrEqual(width);
      expect([part.top >= 0, part.bottom <= 64]).toEqual([true, true]);
      if (index > 0) expect(part.left).toBeGreaterThanOrEqual(parts[index - 1]!.right - 1);
    }
  }
});

test('no window of half a screen or a tablet scrolls sideways', async ({ page }) => {
  for (const path of ['/about', '/lab', '/blog']) {
    await page.goto(path);
    for (const width of [320, 640, 768, 960, 1_000, 1_024, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width);
    }
  }
});

test('the header and the drawer lead to the lab, the calculator and the evidence', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const header = page.locator('header').first();
  await header.locator('summary', { hasText: 'Lab' }).click();
  await header.getByRole('link', { name: 'Cost Calculator' }).click();
  await expect(page).toHaveURL('/cost');
  await header.getByRole('link', { name: 'Evidence' }).click();
  await expect(page).toHaveURL('/evidence');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'How a Rating Is Made' }).click();
  await expect(page).toHaveURL('/lab/rating');
});

test('the header scrolls away in a low window, as at a high zoom, and stays in a high one', async ({ page }) => {
  const header = page.locator('header').first();
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/faq');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(header).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(header).toBeInViewport();
});

test('Back returns from a section to the section and the page before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const header = page.locator('header').first();
  await header.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  await header.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goto('/evidence');
  await page.getByRole('link', { name: /^Security/ }).click();
  await expect(page.locator('#security')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/evidence');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
