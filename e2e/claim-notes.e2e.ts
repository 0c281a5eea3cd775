import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

test('a mark leads by keyboard to its note, and the note back to the figure', async ({ page }) => {
  await page.goto('/white-label');
  const mark = page.getByRole('link', { name: 'Note 1', exact: true }).first();
  await mark.press('Enter');
  await expect(page).toHaveURL(/#note-1$/);
  const note = page.locator('#note-1');
  await expect(note).toBeInViewport();
  await expect(note).toContainText('150% contract wins. Whether that is 1.5 or 2.5 times as many as before');
  await expect(note).toContainText('Sales team.');
  await expect(page.locator('#notes')).toContainText(
    'our own statement with no published measurement. It stands since November 21, 2026',
  );
  await note.getByRole('link', { name: 'Back to the figure of note 1' }).press('Enter');
  await expect(page).toHaveURL(/#mark-1$/);
  await expect(mark).toBeInViewport();
});

test('figures that differ name each other on both pages', async ({ page }) => {
  await page.goto('/self-service');
  await expect(page.locator('#notes')).toContainText('We also print 10 ft in the copy of every page');
  await page.goto('/full-service');
  await expect(page.locator('#notes')).toContainText('We also print 50 ft on one tile of the Self Service page');
  await page.goto('/faq#self-service-price');
  await expect(page.locator('#self-service-price')).toContainText('We also print $100 per mile');
});

test('the notes of the potholes report name public sources, and the report says how to cite it', async ({ page }) => {
  await page.goto('/potholes-report');
  const note = page.locator('#note-6');
  await expect(note).toContainText('$600 average damage to a vehicle. Stated by us, source not published.');
  await expect(note.getByRole('link', { name: 'Potholes Cost American Drivers Billions' })).toHaveAttribute(
    'href',
    'https://press.northeast.aaa.com/2022/03/02/potholes-cost-american-drivers-billions',
  );
  await expect(page.locator('#cite')).toContainText(/version 1\.1, November 26, 2026\. http\S+\/potholes-report/);
});

test('the potholes report prints its notes without the sign-up', async ({ page }) => {
  await page.goto('/potholes-report');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#note-14')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Work email' })).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(11);
});

for (const path of ['/', '/white-label', '/cities', '/potholes-report'])
  test(`the notes at ${path} fit a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (path === '/white-label') expect(await violationsInEveryScheme(page)).toEqual([]);
  });
