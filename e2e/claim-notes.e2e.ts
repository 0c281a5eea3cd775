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

test('marks stand beside their figure, and adjacent ones apart', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  /** Returns the distance from each mark's line of text to its number, and the widths of the links. */
  const gaps = () =>
    page.locator('main sup').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const text = mark.previousSibling;
        if (text?.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const before = [...range.getClientRects()].at(-1)!;
        range.selectNodeContents(mark.querySelector('a')!);
        return [range.getBoundingClientRect().left - before.right];
      }),
    );
  for (const path of ['/potholes-report', '/white-label']) {
    await page.goto(path);
    const found = await gaps();
    expect(found.length).toBeGreaterThan(3);
    expect(Math.max(...found), path).toBeLessThan(6);
  }
  await page.goto('/full-service');
  const [first, second] = await page
    .locator('main p sup a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  expect(second! - first!).toBeGreaterThanOrEqual(24);
});
