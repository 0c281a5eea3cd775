import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const calculator = (page: Page) => page.locator('#cost-calculator');
const field = (page: Page, label: string) => calculator(page).getByLabel(label, { exact: true });
const lineOf = (page: Page, name: string) => calculator(page).getByRole('row', { name });

/** Opens the calculator and waits until its island is hydrated. */
async function openHydrated(page: Page, address = '/cost'): Promise<void> {
  await page.goto(address);
  await field(page, 'Miles of street').focus();
  await expect(page.locator('[data-island="cost-calculator"]')).toHaveAttribute('data-hydrated');
}

test.describe('calculator without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator renders with its result, and a form submission calculates another one', async ({ page }) => {
    await page.goto('/cost');
    await field(page, 'Miles of street').fill('2,500');
    await calculator(page).getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\/cost\?.*miles=2%2C500/);
    await expect(field(page, 'Miles of street')).toHaveValue('2,500');
    await expect(lineOf(page, 'In a year')).toHaveText('In a year$200,000$250,000$50,000 more');
  });

  test('the home page shows the result of its three fields, and passes them to the assumptions', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#pricing')).toContainText('$110,000 for one survey in a year, $2.20 per resident.');
    await page.locator('#pricing').getByLabel('Miles of street').fill('600');
    await page.locator('#pricing').getByRole('button', { name: 'See every assumption' }).click();
    await expect(lineOf(page, 'In a year')).toHaveText('In a year$200,000$60,000$140,000 less');
  });
});

test('changed numbers show at once, are in the URL, and are the same when it is opened again', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page);
  await field(page, 'Miles of street').fill('1,200');
  await field(page, 'From one inspection to the next').fill('4');
  await field(page, 'Plan').selectOption('self-service');
  await expect(lineOf(page, 'In a year')).toHaveText('In a year$50,000$120,000$70,000 more');
  await expect(page).toHaveURL('/cost?miles=1200&interval=4&plan=self-service');
  await expect(calculator(page).locator('output')).toHaveText(/ costs \$120,000, \$70,000 more than today\.$/);

  await calculator(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(calculator(page).getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(async () => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe('?miles=1200&interval=4&plan=self-service');
  await openHydrated(page, copied);
  await expect(field(page, 'Plan')).toHaveValue('self-service');
  await expect(lineOf(page, 'In a year')).toHaveText('In a year$50,000$120,000$70,000 more');
  await field(page, 'Miles of street').fill('600');
  await expect(page).toHaveURL(/miles=600/);
  await page.reload();
  await expect(field(page, 'Miles of street')).toHaveValue('600');

  await page.getByRole('link', { name: 'Start again from the presets' }).click();
  await expect(page).toHaveURL('/cost');
  await expect(field(page, 'Miles of street')).toHaveValue('1,100');
  expect(complaints).toEqual([]);
});

test('an address of the calculator from when it was on the page for cities leads to the same result', async ({
  page,
}) => {
  await page.goto('/cities?miles=600&interval=4&plan=self-service&driving=2&utm_source=mail#cost-calculator');
  await expect(page).toHaveURL('/cost?miles=600&interval=4&driving=2&plan=self-service#cost-calculator');
  await expect(lineOf(page, 'In a year')).toHaveText('In a year$50,000$61,200$11,200 more');
  await page.goto('/cities#cost-calculator');
  await expect(calculator(page)).toBeInViewport();
  await calculator(page).getByRole('button', { name: 'See every assumption' }).click();
  await expect(page).toHaveURL(/\/cost(?:\?|$)/);
});

test('an invalid number shows an error beside its field, and the result waits', async ({ page }) => {
  await openHydrated(page);
  const miles = field(page, 'Miles of street');
  await miles.fill('1,5');
  await expect(calculator(page)).toContainText(
    'Below are the figures from before. No number to use in: Miles of street.',
  );
  // No error appears during typing.
  await expect(miles).not.toHaveAttribute('aria-invalid');
  await miles.press('Enter');
  await expect(miles).toBeFocused();
  await expect(miles).toHaveAccessibleDescription(/not read as a number/);
  await expect(miles).toHaveValue('1,5');
  await miles.fill('1,500');
  await expect(miles).not.toHaveAttribute('aria-invalid');
  await expect(lineOf(page, 'In a year')).toHaveText('In a year$200,000$150,000$50,000 less');
});

test('the home page follows the typing and passes only changed numbers to the assumptions', async ({ page }) => {
  await page.goto('/');
  const pricing = page.locator('#pricing');
  await pricing.getByLabel('Miles of street').focus();
  await expect(page.locator('[data-island="quick-cost"]')).toHaveAttribute('data-hydrated');
  await pricing.getByLabel('Miles of street').fill('2500');
  await expect(pricing).toContainText('With one inspection in a year, $50,000 more than today.');
  await pricing.getByRole('button', { name: 'See every assumption' }).click();
  await expect(page).toHaveURL('/cost?miles=2500');
  await expect(lineOf(page, 'In a year')).toHaveText('In a year$200,000$250,000$50,000 more');
});

test('the calculation prints on one page by itself, with its date and its URL', async ({ page }) => {
  await page.goto('/cost?miles=600&plan=self-service&driving=2&repairs=500000');
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.evaluate(() => (window.print = () => void (document.title = 'printed')));
  await calculator(page).getByRole('button', { name: 'Print on one page' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'This site prints two prices' })).toBeHidden();
  for (const label of ['Miles of street', 'Plan']) await expect(field(page, label)).toBeVisible();
  await expect(lineOf(page, 'In a year')).toBeVisible();
  await expect(calculator(page).getByText('How it is worked out')).toBeVisible();
  const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  const address = /\/cost\?miles=600&repairs=500000&driving=2&plan=self-service$/;
  await expect(calculator(page).getByText(`Calculated on ${day}`)).toHaveText(address);
});

test('the chart uses forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cost?repairs=500000');
  const colors = await calculator(page)
    .locator('svg[role=img]')
    .evaluate((chart) => {
      const of = (selector: string) => getComputedStyle(chart.querySelector(selector)!);
      const ground = getComputedStyle(document.body).backgroundColor;
      return {
        ground,
        text: of('.total').fill,
        outline: of('.total').stroke,
        parts: [of('[data-shade="1"]').fill, of('[data-shade="2"]').fill],
      };
    });
  expect(colors.outline).toBe('none');
  expect(new Set([colors.ground, ...colors.parts]).size).toBe(3);
  expect(colors.text).not.toBe(colors.ground);
});
