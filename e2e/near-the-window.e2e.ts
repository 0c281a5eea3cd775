import { expect, test } from './test.ts';

test.describe('a section far from the window', () => {
  test('waits for its layout, and is in the text and the tree of the page', async ({ page }) => {
    await page.goto('/');
    const notes = page.locator('#notes');
    const isLaidOut = () =>
      notes.evaluate((section) => section.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await expect(page.getByRole('heading', { name: 'Notes on the figures' })).toBeAttached();
    await notes.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });

  for (const id of ['pricing', 'faq', 'notes'])
    test(`is below the header after a link to #${id}`, async ({ page }) => {
      await page.goto(`/#${id}`);
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
        .toBe(64);
    });
});
