import type { Page } from 'playwright/test';
import { shiftOf } from './layout-shifts.ts';
import { expect, test } from './test.ts';

/** Returns the scale of the hero's street after the page was scrolled down by 300 px. */
async function scaleAfterScroll(page: Page): Promise<number> {
  await page.goto('/');
  const street = page.locator('[data-near]').first();
  await expect(street).toBeAttached();
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return street.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}

test.describe('the street of the home page', () => {
  test('comes closer while the page scrolls, without a shift of the layout', async ({ page }) => {
    expect(await scaleAfterScroll(page)).toBeGreaterThan(1.1);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });

  test('stands still for people who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await scaleAfterScroll(page)).toBe(1);
  });
});
