import { expect, test } from './test.ts';

test('the first Tab stop skips the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test('the services menu opens, moves and closes by keyboard, and returns the focus', async ({ page }) => {
  await page.goto('/');
  const header = page.locator('header').first();
  const services = header.locator('summary', { hasText: 'Services' });
  const service = (name: string) => header.getByRole('link', { name, exact: true });
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(service('Self Service')).toBeVisible();
  for (const [key, name] of [
    ['ArrowDown', 'Self Service'],
    ['ArrowDown', 'Full Service'],
    ['End', 'White Label'],
    ['ArrowDown', 'Self Service'],
    ['ArrowUp', 'White Label'],
    ['Home', 'Self Service'],
    ['w', 'White Label'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(service(name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(service('Self Service')).toBeHidden();
  await expect(services).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(service('Self Service')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(service('Self Service')).toBeHidden();
  await services.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/full-service$/);
});

test('the drawer takes the focus, traps it, and returns it when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const close = drawer.getByRole('button', { name: 'Close menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.getByRole('link', { name: /Request Demo/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  const links = await drawer.getByRole('link').count();
  for (let stop = 0; stop < links; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('[popover]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});
