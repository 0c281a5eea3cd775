import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

test('the samples are saved as files, and the report opens as a page of at most three sheets', async ({ page }) => {
  await page.goto('/evidence#samples');
  for (const [label, name] of [
    ['Download CSV', 'sample-survey.csv'],
    ['Download GeoJSON', 'sample-survey.geojson'],
    ['Download PDF', 'sample-report.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: label }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  await page.getByRole('link', { name: 'Open report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pavement condition of Exampleton');
  await expect(page.getByText('SAMPLE: invented').first()).toBeVisible();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(3);
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
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: 'Supports', exact: true }).last()).toBeVisible();
});

test('pages with wide tables and drawings fit a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/cost', '/evidence', '/evidence/sample-report', '/lab/rating', '/', '/white-label', '/cities']) {
    await page.goto(path);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  }
});
