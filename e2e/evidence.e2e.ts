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

/** Sets the spacing of success criterion 1.4.12 and returns the texts that it cuts off. Runs in the page. */
function cutByWideSpacing(): string[] {
  const cut = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (element.clientWidth < 3 || !/hidden|clip/.test(overflowX + overflowY)) return false;
      return element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2;
    });
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const before = new Set(cut());
  const wide = new CSSStyleSheet();
  wide.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [wide];
  return cut().flatMap((element) => (before.has(element) ? [] : [element.textContent.trim().slice(0, 60)]));
}

test('wide spacing of text cuts nothing off', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/blog', '/cities', '/cost', '/evidence', '/faq', '/lab', '/white-label']) {
      await page.goto(path);
      expect(await page.evaluate(cutByWideSpacing), path).toEqual([]);
    }
  }
});

test('the tables of distresses fit a small phone with all their columns', async ({ page, complaints: _watched }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/evidence');
  for (const name of [/asphalt pavements/, /concrete pavements/]) {
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual(288);
  }
});

test('small tables fit a small phone without scrolling', async ({ page, complaints: _watched }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, name] of [
    ['/full-service', /^Total cost/],
    ['/white-label', /^Example of the dashboard/],
    ['/lab/rating', /^Names of the bands/],
    ['/evidence/sample-report', /^Share of the length/],
    ['/evidence/sample-report', /^Distresses of segment/],
  ] as const) {
    await page.goto(path);
    const scroller = page.getByRole('region', { name });
    expect(await scroller.evaluate((part) => part.scrollWidth - part.clientWidth), path).toBe(0);
  }
});
