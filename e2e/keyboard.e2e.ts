import { expect, test, untilFormIsHydrated } from './test.ts';

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

test('a visitor fills in, corrects and submits the newsletter sign-up by keyboard', async ({ page }) => {
  await page.goto('/');
  await untilFormIsHydrated(page.locator('#newsletter form'));
  const field = page.locator('#newsletter').getByLabel('Work email');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Write your email address/);
  await page.keyboard.type('keys@city.example');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get the report' })).toBeFocused();
  // The page leaves for the report after a moment, so the browser itself looks at every frame.
  const announced = page.waitForFunction(() =>
    [...document.querySelectorAll('[role=status]')].some((status) => status.textContent.includes('Success!')),
  );
  await page.keyboard.press('Enter');
  await announced;
  await page.waitForURL(/\/potholes-report$/);
});

test('a visitor fills in, corrects and submits the contact form by keyboard', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('#contact');
  await untilFormIsHydrated(contact.locator('form'));
  const first = contact.getByLabel('First name');
  await first.focus();
  await page.keyboard.type('Grace');
  await page.keyboard.press('Enter');
  const last = contact.getByLabel('Last name');
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('Write your last name');
  await page.keyboard.type('Hopper');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keys@state.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Over');
  await expect(contact.getByLabel('City size')).toHaveValue('metro');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Full');
  await expect(contact.getByLabel('Service')).toHaveValue('full-service');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Privacy Agreement Required')).toBeAttached();
  await expect(contact.getByLabel(/I agree/)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(contact.getByLabel(/I agree/)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(/Thank you for your interest!/)).toBeAttached();
  await expect(first).toHaveValue('');
});
