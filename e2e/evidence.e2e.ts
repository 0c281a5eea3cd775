import { readFile } from 'node:fs/promises';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

test('the page of evidence prints each accuracy with its facts, and says which are missing', async ({ page }) => {
  await page.goto('/evidence');
  const accuracies = page.getByRole('table', { name: 'Accuracy as this site prints it' });
  for (const figure of ['94%', '95%', '95%+', '92%'])
    await expect(accuracies.getByRole('rowheader', { name: figure, exact: true })).toBeVisible();
  await expect(accuracies.getByRole('row', { name: '92%' })).toContainText('One rural parish in Louisiana, 600+ miles');
  await expect(accuracies.getByText('Not published yet')).toHaveCount(11);
  for (const [pavement, count] of [
    ['asphalt', 20],
    ['concrete', 19],
  ] as const) {
    const table = page.getByRole('table', { name: `Distresses of ${pavement} pavements` });
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(count);
  }
});

test('the samples are saved as files that name themselves samples', async ({ page }) => {
  await page.goto('/evidence#samples');
  for (const [label, name, content] of [
    ['Download CSV', 'sample-survey.csv', 'SAMPLE: invented streets'],
    ['Download GeoJSON', 'sample-survey.geojson', 'SAMPLE: invented streets'],
    ['Download PDF', 'sample-report.pdf', '%PDF-1.7'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: label }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    expect(await readFile(await file.path(), 'utf8')).toContain(content);
  }
  await page.getByRole('link', { name: 'Open report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pavement condition of Exampleton');
  await expect(page.getByText('SAMPLE: invented').first()).toBeVisible();
});

test('the conformance report opens by keyboard, passes the accessibility rules and prints unfolded', async ({
  page,
}) => {
  await page.goto('/evidence#accessibility');
  for (const name of ['Perceivable', 'Operable', 'Understandable', 'Robust']) {
    await page.locator('summary', { hasText: name }).press('Enter');
    await expect(page.getByRole('table', { name: `WCAG 2.2, ${name}` })).toBeVisible();
  }
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.goto('/evidence');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: 'Supports', exact: true }).last()).toBeVisible();
});

test('the sample report prints on at most three sheets', async ({ page }) => {
  await page.goto('/evidence/sample-report');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(3);
});

for (const path of ['/cost', '/evidence', '/evidence/sample-report', '/lab/rating'])
  test(`${path} fits a window of 320 px, also in forced colors`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const { wide, inner } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      inner: innerWidth,
    }));
    expect(wide).toBeLessThanOrEqual(inner);
  });
