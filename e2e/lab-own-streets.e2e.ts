import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

const ownStreets = (page: Page) => page.getByRole('region', { name: 'Your own streets' });

const lineOf = (index: number) => [
  [-92.02 + index * 0.002, 30.22],
  [-92.018 + index * 0.002, 30.22],
];
const geoJson = JSON.stringify({
  type: 'FeatureCollection',
  features: Array.from({ length: 40 }, (_, index) => ({
    type: 'Feature',
    properties: {
      SEG_ID: `P${index}`,
      STREETNAME: `Private Rd ${index}`,
      FC: 'Local',
      seg_length_ft: 630,
      PCI: (index * 37) % 101,
      'Inspection Date': '2026-03-01',
    },
    geometry: { type: 'LineString', coordinates: lineOf(index) },
  })),
});

async function useOwnStreets(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/lab');
  await ownStreets(page).getByRole('button', { name: 'Use my own streets' }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await ownStreets(page)
    .getByRole('button', { name: /^Use these \d+ streets$/ })
    .click();
  await expect(page.getByText(/^The streets are yours|The streets are yours, from/)).toBeVisible();
}

test('a plan of own streets is computed, saved as CSV and GeoJSON, printed alone on two to four pages, and never sent', async ({
  page,
  complaints: _watched,
}) => {
  page.on('request', (request) => expect(request.postData()).toBeNull());
  await useOwnStreets(page, 'private.geojson', geoJson);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator('#streets tbody tr')).toHaveCount(40);
  await expect(page.locator('#streets')).toContainText('Private Rd');
  await expect(page.locator('p').filter({ hasText: /the average (?:falls|rises|stays)/ })).toBeVisible();
  const saved = async (label: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const csv = await saved('Save CSV');
  expect(csv.trim().split('\r\n')).toHaveLength(41);
  expect(csv).toContain('planned_rating');
  const { features } = JSON.parse(await saved('Save GeoJSON')) as {
    features: { geometry: { coordinates: number[][] } }[];
  };
  expect(features).toHaveLength(40);
  expect(features[3]!.geometry.coordinates[0]![0]).toBeCloseTo(lineOf(3)[0]![0]!, 5);
  expect(page.url()).not.toContain('Private');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.evaluate(() => (window.print = () => {}));
  await page.getByRole('button', { name: 'Print packet' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printing', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^private.*, 2026 to 2036$/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your own streets' })).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)!.length;
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(4);

  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.locator('input[type=file]')).toBeFocused();
  await page.getByRole('button', { name: 'Forget my streets' }).click();
  await expect(page.getByRole('button', { name: 'Use my own streets' })).toBeFocused();
  await expect(page.getByText('The town is an example with invented streets.')).toBeVisible();
});

test('the address of a plan of own streets says elsewhere that their file is missing', async ({
  page,
  context,
  complaints: _watched,
}) => {
  await useOwnStreets(page, 'private.geojson', geoJson);
  await expect(page).toHaveURL(/streets=own/);
  const missing = 'This plan was made for somebody’s own streets';
  await expect(page.getByText(missing)).toBeHidden();
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText(missing)).toBeVisible();
  await expect(elsewhere.getByText('The town is an example with invented streets.')).toBeVisible();
});

test('Back leads from own streets to the example town and its plan, and Forward to the streets again', async ({
  page,
  complaints: _watched,
}) => {
  await useOwnStreets(page, 'private.geojson', geoJson);
  await expect(page).toHaveURL(/streets=own/);
  await page.goBack();
  await expect(page).toHaveURL('/lab');
  await expect(page.getByText('The town is an example with invented streets.')).toBeVisible();
  await expect(page.locator('#streets')).not.toContainText('Private Rd');
  await expect(ownStreets(page).getByRole('button', { name: 'Use these 40 streets' })).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^The streets are yours|The streets are yours, from/)).toBeVisible();
  await expect(page.locator('#streets tbody tr')).toHaveCount(40);
  await expect(ownStreets(page).getByRole('button', { name: 'Change' })).toBeVisible();
});

test('streets without a map leave no empty half beside the plan', async ({ page, complaints: _watched }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const rows = Array.from({ length: 30 }, (_, index) => `R${index},Private Rd,Local,630,${(index * 37) % 101}`);
  await useOwnStreets(page, 'private.csv', ['SEG_ID,STREETNAME,FC,seg_length_ft,PCI', ...rows].join('\n'));
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const bands = await boxOf(page.getByRole('group', { name: 'Share of the area in each band of the index' }));
  const [budget, answer] = await Promise.all([
    boxOf(page.getByRole('slider', { name: 'Budget a year' })),
    boxOf(page.getByRole('img', { name: /^Average rating/ })),
  ]);
  expect(bands.width).toBeGreaterThan(1_000);
  expect(budget.y).toBeGreaterThan(bands.y + bands.height);
  // Plan and answer are beside each other.
  expect(answer.x).toBeGreaterThan(budget.x + budget.width);
  expect(budget.width).toBeGreaterThan(450);
});

test('long names of files, streets and columns wrap on a phone', async ({ page, complaints: _watched }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const widthOfPage = async () => page.evaluate(() => document.documentElement.scrollWidth);
  const name = 'PAVEMENT_CONDITION_INDEX_2024_OF_ALL_STREETS';
  await useOwnStreets(page, `${name}.geojson`, geoJson.replaceAll('Private Rd ', name));
  expect(await widthOfPage()).toBe(320);
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // The panel of the map would cut off a wider card, with its button.
  for (const part of [
    page.getByRole('button', { name: 'Close' }),
    page.getByRole('slider', { name: 'Year on the map' }),
  ])
    expect(await part.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
  await page.goto('/lab/audit');
  await page.getByLabel('Two ratings of the same segments').fill(`Walk\t${name}\n50\t60\n60\t61\n70\t75`);
  await expect(page.getByText(`“${name}” is on average`).first()).toBeVisible();
  expect(await widthOfPage()).toBe(320);
});
