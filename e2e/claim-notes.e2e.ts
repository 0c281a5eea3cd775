import { expect, test } from './test.ts';

test('a mark leads by keyboard to its note, and the note back to the figure', async ({ page }) => {
  await page.goto('/white-label');
  const mark = page.getByRole('link', { name: 'Note 1', exact: true }).first();
  await mark.press('Enter');
  await expect(page).toHaveURL(/#note-1$/);
  const note = page.locator('#note-1');
  await expect(note).toBeInViewport();
  await note.getByRole('link', { name: 'Back to the figure of note 1' }).press('Enter');
  await expect(page).toHaveURL(/#mark-1$/);
  await expect(mark).toBeInViewport();
});

test('the potholes report fits a window of 320 px, and prints its notes without the sign-up', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/potholes-report');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#note-14')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Work email' })).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(11);
});
