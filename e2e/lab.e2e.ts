import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

const map = (page: Page) => page.getByRole('application', { name: /Example town/ });
const answer = (page: Page) => page.locator('p').filter({ hasText: /the average (?:falls|rises|stays)/ });
const announced = (page: Page) => page.getByRole('status').filter({ hasText: 'The backlog is' });
const rows = (page: Page) => page.locator('#streets tbody tr');
const slider = (page: Page, label: string) => page.getByRole('slider', { name: label });

/** Opens the lab and waits until its script draws. */
async function openLab(page: Page, query = ''): Promise<void> {
  await page.goto(`/lab${query}`);
  await map(page).focus();
  await expect(page.locator('[data-island="lab"]')).toHaveAttribute('data-hydrated');
  await expect(map(page)).toHaveAttribute('data-drawn');
}

test.describe('lab without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: map, answer, figures and table, and its form computes another plan', async ({ page }) => {
    await page.goto('/lab');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does your network look like in 2036?');
    await expect(answer(page)).toHaveText(/^At \$4\.0M a year .* by 2036\. \$\d+\.\dM holds it \(.* to .*\)\.$/);
    await expect(page.locator('[data-still] path').first()).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    await page.getByLabel('Do nothing').check({ force: true });
    await page.getByLabel('Average to hold or reach').fill('70');
    await page.getByRole('button', { name: 'Work it out' }).first().click();
    await expect(page).toHaveURL(/plan=nothing/);
    await expect(answer(page)).toHaveText(/^With nothing done the average falls .* brings it to 70/);
    await expect(page.getByLabel('Average to hold or reach')).toHaveValue('70');
  });
});

test('a visitor selects a street, moves time and money, and finds a budget by keys alone', async ({
  page,
  complaints: _watched,
}) => {
  await openLab(page);
  await page.keyboard.press('ArrowRight');
  const spoken = map(page).locator('xpath=../..').getByRole('status');
  await expect(spoken).toHaveText(/block\. (?:Local|Collector|Arterial), \d+ feet\. PCI \d+ .* in 2036\. /);
  const first = await spoken.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(spoken).not.toHaveText(first!);
  await page.keyboard.press('Enter');
  const card = page.locator('#street-card-title');
  await expect(card).toBeFocused();
  await expect(page.getByText('Planned work', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map(page)).toBeFocused();
  await expect(card).toBeHidden();

  await slider(page, 'Year on the map').focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does your network look like in 2046?');
  await expect(answer(page)).toHaveText(/by 2046\./);
  await slider(page, 'Budget a year').focus();
  await page.keyboard.press('Home');
  await expect(answer(page)).toHaveText(/^At \$0 a year the average falls from/);
  await expect(page.locator('[data-looking]')).toHaveCount(0);
  await expect(announced(page)).toHaveText(/^At \$0 a year the average falls .* The backlog is \$\d+M\.$/);
  await page.getByRole('button', { name: /^Use \$/ }).press('Enter');
  await expect(answer(page)).toHaveText(/the average (?:rises|stays)/);
  await expect(announced(page)).toHaveText(/the average (?:rises|stays)/);

  await page.getByRole('link', { name: 'Table' }).press('Enter');
  await expect(page.locator('#streets')).toBeFocused();
  await page.getByLabel('Class').selectOption('arterial');
  await expect(rows(page).first().locator('td').first()).toHaveText('Arterial');
});

test('two plans are compared, and the address reproduces the whole state', async ({ page, complaints: _watched }) => {
  await openLab(page);
  const compare = page.getByRole('link', { name: 'Compare with a plan B' });
  await compare.click();
  await expect(page).toHaveURL(/plan-b=/);
  await page.goBack();
  await expect(compare).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Plan B' })).toBeChecked();
  await slider(page, 'Budget a year').focus();
  await page.keyboard.press('ArrowRight');
  const target = page.getByLabel('Average to hold or reach');
  await target.fill('good');
  await expect(target).toHaveAccessibleDescription(/Write a rating from 1 to 100/);
  await expect(target).toHaveValue('good');
  await expect(answer(page)).toHaveText(/holds it/);
  await target.fill('60');
  await slider(page, 'Year on the map').focus();
  await page.keyboard.press('ArrowLeft');
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Assumptions, with their sources').click();
  await page.locator('input[name="overlay-local"]').fill('200');
  await expect(page).toHaveURL(/overlay-local=200/);
  const comparison = page.getByRole('table', { name: 'Plans in 2035' });
  await expect(comparison.getByRole('row')).toHaveCount(4);
  await expect(page.locator('[data-looking]')).toHaveCount(0);
  const seen = async () => ({
    said: await answer(page).textContent(),
    compared: await comparison.innerText(),
    card: await page.locator('#street-card-title').textContent(),
  });
  const before = await seen();
  expect(new URL(page.url()).searchParams.get('show')).toBe('b');
  await openLab(page, new URL(page.url()).search);
  await expect(page.locator('input[name="overlay-local"]')).toHaveValue('200');
  expect(await seen()).toEqual(before);
});

test('the box of a street can be pointed at, and Escape hides it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openLab(page);
  const box = page.locator('[data-callout]');
  const { x, y, width, height } = (await map(page).boundingBox())!;
  const found = async () => {
    for (let step = 0; step < 40 && !(await box.isVisible()); step += 1)
      await page.mouse.move(x + width * 0.4 + step * 3, y + height * 0.5 + step);
    return box.isVisible();
  };
  await expect.poll(found).toBe(true);
  // The pointer goes by the middle of the street, as its box stands beside it.
  const middle = await box.evaluate(({ style: { left, top } }) => [parseFloat(left) / 100, parseFloat(top) / 100]);
  await page.mouse.move(x + width * middle[0]!, y + height * middle[1]!);
  const named = await box.locator('b').first().textContent();
  const place = (await box.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 30 });
  await expect(box.locator('b').first()).toHaveText(named!);
  expect(await box.evaluate((element) => element.matches(':hover'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a slider that is moved before the script runs keeps its value', async ({ page, complaints: _watched }) => {
  await page.goto('/lab');
  await slider(page, 'Year on the map').evaluate((input: HTMLInputElement) => (input.value = '2040'));
  await map(page).focus();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does your network look like in 2040?');
});

test('a shared budget stays what it is, in both plans', async ({ page, complaints: _watched }) => {
  await openLab(page, '?budget=1900000&plan-b=worst-first&budget-b=2345678');
  const budget = slider(page, 'Budget a year');
  await expect(page.locator('[data-looking]')).toHaveCount(0);
  await expect(budget).toHaveValue('1900000');
  await page.getByRole('radio', { name: 'Plan B' }).check({ force: true });
  await expect(page).toHaveURL(/show=b/);
  await expect(budget).toHaveValue('2345678');
  await page.getByRole('radio', { name: 'Plan A' }).check({ force: true });
  await expect(page).not.toHaveURL(/show=b/);
  await expect(budget).toHaveValue('1900000');
  expect(page.url()).toContain('?budget=1900000&budget-b=2345678&');
  await expect(answer(page)).toHaveText(/^At \$1\.9M a year/);
  await budget.press('ArrowRight');
  await budget.press('ArrowLeft');
  await expect(budget).toHaveValue('1900000');
  await budget.press('PageUp');
  expect(Number(await budget.inputValue())).toBeGreaterThan(2_300_000);
});

test('time plays past the year that the page began with', async ({ page, complaints: _watched }) => {
  await openLab(page, '?year=2043');
  await slider(page, 'Year on the map').press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does your network look like in 2042?');
  await page.getByRole('button', { name: 'Play the years' }).click();
  // A year between is gone before a busy machine looks: time stops at the last one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does your network look like in 2046?');
});

test('the hydrated lab is accessible, with a plan B, a street and open assumptions', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openLab(page, '?plan-b=worst-first&street=0812');
  await page.getByText('Assumptions, with their sources').click();
  expect(await violationsInEveryScheme(page, [320, 1280])).toEqual([]);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
