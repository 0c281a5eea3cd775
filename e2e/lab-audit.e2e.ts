import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { esriGeoJson, exampleFiles } from '../apps/public-site/src/own-streets/example-files.ts';
import { violationsInEveryScheme } from './axe.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './test.ts';

const section = (page: Page, id: string) => page.locator(`#${id}`);
const csv = (content: string, name = 'streets.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

/** Opens the panel for own streets. */
async function openOwnStreets(page: Page): Promise<void> {
  await page.goto('/lab/audit');
  await section(page, 'sample').getByRole('button', { name: 'Use my own streets' }).click();
  await expect(section(page, 'sample').getByText('Choose a CSV or GeoJSON file')).toBeVisible();
}

const chooseFile = (page: Page, content: string, name?: string) =>
  section(page, 'sample').locator('input[type=file]').setInputFiles(csv(content, name));

test.describe('audit without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works out the numbers of a visitor', async ({ page }) => {
    await page.goto('/lab/audit');
    await section(page, 'sample-size').getByRole('textbox', { name: 'Units in all' }).fill('20');
    await section(page, 'sample-size').getByLabel('Ratings vary by').fill('15');
    await section(page, 'sample-size').getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/units=20.*spread=15/);
    await expect(section(page, 'sample-size')).toContainText('14 of 20 units to inspect');
  });
});

test('the address keeps the question, the sample and the checklist, and no rating', async ({ page }) => {
  await page.goto('/lab/audit');
  const units = section(page, 'sample-size').getByRole('textbox', { name: 'Units in all' });
  await units.fill('many');
  await expect(section(page, 'sample-size')).toContainText('No result yet');
  // No message appears during typing.
  await expect(units).not.toHaveAttribute('aria-invalid');
  await units.press('Tab');
  await expect(units).toHaveAccessibleDescription(/Enter a whole number from 1 to 1,000,000/);
  await units.fill('40');
  await expect(section(page, 'sample-size')).toContainText('12 of 40 units');
  await section(page, 'sample').getByLabel('Seed').fill('5');
  await section(page, 'sample').getByLabel('Order of the list').selectOption('rating');
  await section(page, 'questions')
    .getByRole('checkbox', { name: /Calibration/ })
    .check();
  await section(page, 'agreement').getByRole('textbox').fill('50,52\n61,60\n70,75\n80,79');
  await expect(section(page, 'agreement')).toContainText('The second rating is on average 1.3 points higher');
  await expect(page).toHaveURL('/lab/audit?units=40&seed=5&order=rating&equipment=yes');
  const drawn = await section(page, 'sample').getByRole('table').innerText();
  await page.reload();
  expect(await section(page, 'sample').getByRole('table').innerText()).toBe(drawn);
  await expect(section(page, 'questions')).toContainText('4 of 5 still to be answered');
});

test('own streets are read, chosen, drawn and saved without one request that carries them', async ({ page }) => {
  await openOwnStreets(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`);
    expect(request.postData()).toBeNull();
  });
  await chooseFile(page, exampleFiles.streetSaver);
  const sample = section(page, 'sample');
  await expect(sample.getByText('3 of 4 rows can be used, 1 cannot.')).toBeVisible();
  await expect(sample.getByLabel('Rating (PCI)')).toHaveValue('8');
  await sample.getByText('1 row left out, and why').click();
  await expect(sample.getByText('It has no rating.')).toBeVisible();
  // Another column for the length: its numbers and its unit are read anew.
  await sample.getByRole('combobox', { name: 'Length', exact: true }).selectOption({ label: 'Width (ft)' });
  await expect(sample.getByText(/2 of 4 rows can be used/)).toBeVisible();
  await sample.getByRole('combobox', { name: 'Length', exact: true }).selectOption({ label: 'Length (ft)' });
  await sample.getByRole('button', { name: 'Use these 3 streets' }).click();
  await expect(sample).toContainText('All of 3 segments');
  await expect(sample.getByRole('table')).toContainText('MAIN ST, 1ST ST to 5TH ST');
  const download = page.waitForEvent('download');
  await sample.getByRole('button', { name: 'Download the sample' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain('"ACACIA AVE, MAIN ST to OAK ST","local",1240,32,2026,"file",1,1,2023,71,');
  // The dictionary of the site comes when the browser is idle.
  const ofSite = /^GET \/assets\/[\w.-]+\.(?:js|woff2|dict)$|^GET \/[\w-]+$/;
  for (const request of requests) expect(request).toMatch(ofSite);
  expect(page.url()).not.toMatch(/acacia/i);
  await sample.getByRole('button', { name: 'Forget my streets' }).click();
  await expect(sample.getByRole('button', { name: 'Use my own streets' })).toBeFocused();
  await expect(sample).toContainText('This is an example list of 120 segments');
});

test('a map, a class that nobody knows and an unreadable file each say what to do', async ({ page }) => {
  await openOwnStreets(page);
  const sample = section(page, 'sample');
  await chooseFile(page, esriGeoJson, 'streets.geojson');
  await expect(sample.getByText('2 of 3 rows can be used, 1 cannot.')).toBeVisible();
  await expect(sample.getByText('2 lengths measured on the map.')).toBeVisible();
  await chooseFile(page, exampleFiles.cartegraph.replaceAll('Local', 'Zone 7'));
  await expect(sample.getByText(/Classes: 2 texts in the file, 1 without a class yet/)).toBeVisible();
  await sample.getByLabel('Class of Zone 7').selectOption('local');
  await expect(sample.getByText('3 of 3 rows can be used.')).toBeVisible();
  await chooseFile(page, 'PK\u0003\u0004xl/workbook.xml', 'streets.xlsx');
  await expect(sample.getByRole('alert')).toContainText('This is an Excel workbook');
  await expect(sample.getByLabel('Rating (PCI)')).toBeHidden();
});

test('50,000 rows of a dropped file are read and drawn from', async ({ page }) => {
  await openOwnStreets(page);
  const sample = section(page, 'sample');
  await page.evaluate(() => {
    const rows = Array.from(
      { length: 50_000 },
      (_, row) => `S${row},Street ${row % 900},Local,${200 + (row % 700)},${row % 101},2024`,
    );
    const data = new DataTransfer();
    data.items.add(new File([['id,street,class,length,pci,year', ...rows].join('\n')], 'large.csv'));
    const area = document.querySelector('#sample label:has([type=file])')!;
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  });
  await expect(sample.getByText('50,000 of 50,000 rows can be used.')).toBeVisible();
  await sample.getByRole('button', { name: 'Use these 50,000 streets' }).click();
  await expect(sample).toContainText('of 50,000 segments');
});

test('the whole way works by keyboard', async ({ page }) => {
  await page.goto('/lab/audit');
  const sample = section(page, 'sample');
  await tabTo(page, section(page, 'sample-size').getByRole('textbox', { name: 'Units in all' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await expect(section(page, 'sample-size')).toContainText('13 of 50 units');
  await expect(section(page, 'sample-size').getByRole('status')).toHaveText('13 of 50 units to inspect');
  await tabTo(page, sample.getByRole('button', { name: 'Use my own streets' }));
  await page.keyboard.press('Enter');
  await expect(sample.locator('input[type=file]')).toBeAttached();
  await tabTo(page, sample.locator('input[type=file]'));
  await expect(sample.locator('input[type=file]')).toBeFocused();
  // The browser's own dialog opens by Enter; on a busy machine it did not always reach the test.
  await sample.locator('input[type=file]').setInputFiles(csv(exampleFiles.cartegraph));
  await tabTo(page, sample.getByRole('button', { name: 'Use these 3 streets' }));
  await page.keyboard.press('Enter');
  await expect(sample).toContainText('3 streets from streets.csv');
  await expect(sample.getByRole('button', { name: 'Change' })).toBeFocused();
  await tabTo(page, section(page, 'questions').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(section(page, 'questions')).toContainText('4 of 5 still to be answered');
});

test('each field sheet prints on one page of Letter and A4, and nothing else with it', async ({ page }) => {
  await page.goto('/lab/audit?draw=6');
  await page.evaluate(() => (window.print = () => {}));
  for (const format of ['Letter', 'A4']) {
    await section(page, 'sample').getByRole('button', { name: 'Print 6 field sheets' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printing', '');
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(6);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-printing');
});

test('the page and the panel of own streets are accessible and fit a phone', async ({ page }) => {
  await openOwnStreets(page);
  await chooseFile(page, exampleFiles.paver);
  await expect(page.getByRole('button', { name: 'Use these 3 streets' })).toBeVisible();
  for (const fold of await section(page, 'sample').locator('summary').all()) await fold.click();
  expect(await violationsInEveryScheme(page, [320, 1280])).toEqual([]);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the list of drawn segments ends in the middle of a row, which shows that more follow', async ({ page }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/lab/audit');
    const [above, below] = await section(page, 'sample')
      .getByRole('table')
      .evaluate((table: HTMLTableElement) => {
        const box = table.closest('section')!.parentElement!;
        const edge = box.getBoundingClientRect().top + box.clientHeight;
        const text = document.createRange();
        const cut = [...table.rows].find((row) => row.getBoundingClientRect().bottom > edge)!;
        text.selectNodeContents(cut.querySelector('th')!);
        const { top, bottom } = text.getBoundingClientRect();
        return [edge - top, bottom - edge] as const;
      });
    expect(above, `${width} px`).toBeGreaterThan(4);
    expect(below, `${width} px`).toBeGreaterThan(2);
  }
});

test('a print has the values of the fields as text, the blank sheet last, and no half-empty page before it', async ({
  page,
}) => {
  await page.goto('/lab/audit?units=40');
  await page.emulateMedia({ media: 'print' });
  for (const field of await page.locator('main :is(input[type=text], select)').all()) {
    await expect(field).toHaveCSS('border-top-width', '0px');
    await expect(field).toHaveCSS('padding-left', '0px');
    expect((await field.boundingBox())!.width).toBeLessThan(200);
  }
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Field sheet, asphalt surface' })).toHaveCount(1);
  await page.emulateMedia({});
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(8);
  }
});
