import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** Delays files of the site, like a slow network, until the returned function is called. */
async function delay(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [delayed, files] of [
  ['the scripts', '**/assets/*.js'],
  ['those of the calculator', '**/assets/CostCalculator*.js'],
] as const) {
  test(`a press before ${delayed} are loaded takes effect afterwards`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await delay(page, files);
    await page.goto('/cost?miles=321');
    await page.getByRole('button', { name: 'Copy link' }).click();
    release();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toContain('?miles=321');
  });
}

test('keys and clicks on the map of the lab before its scripts load take effect afterwards', async ({ page }) => {
  const release = await delay(page, '**/assets/*.js');
  await page.goto('/lab');
  const map = page.getByRole('application');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  release();
  await expect(map).toHaveAttribute('data-zoomed', 'true');
  await expect(page.locator('#street-card-title')).toBeFocused();
});

test('choices in the lab before its scripts load count afterwards', async ({ page }) => {
  const release = await delay(page, '**/assets/*.js');
  await page.goto('/lab?segments=500');
  await page.getByLabel('Average to hold or reach').fill('70');
  await page.getByText('Worst first', { exact: true }).click();
  await page.getByLabel('Class').selectOption('Collector');
  await page.getByText('Assumptions, with their sources').click();
  await page
    .getByRole('group', { name: /^Mill and overlay/ })
    .getByLabel('Local')
    .fill('55');
  release();
  await expect(page).toHaveURL('/lab?plan=worst-first&target=70&overlay-local=55&class=collector&segments=500');
  await expect(page.getByRole('radio', { name: 'Worst first' })).toBeChecked();
  await expect(page.getByText(/brings it to 70/).first()).toBeAttached();
});

test('the drawer closes after a choice made before the scripts load', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await delay(page, '**/assets/*.js');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#contact')).toBeInViewport();
});
