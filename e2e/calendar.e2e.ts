import type { Locator } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { expectToast } from './posts.ts';

test('a scheduled post is dragged to another day, taken back by Undo, and moved by keyboard', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  // A month ahead, so that every day of it is still to come.
  const at = new Date();
  const month = new Date(at.getFullYear(), at.getMonth() + 1, 10, 9, 30);
  const title = 'On the calendar';
  await page.evaluate(
    async (body) =>
      fetch('/api/blog-posts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    {
      title,
      slug: 'on-the-calendar',
      category: 'Smart Cities',
      date: 'May 1, 2026',
      readTime: '1 min read',
      excerpt: 'Short.',
      content: '<p>One.</p>',
      status: 'scheduled',
      publishAt: month.toISOString(),
    },
  );
  const day = (number: number) => {
    const name = new Date(month.getFullYear(), month.getMonth(), number);
    const text = name.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
    return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text, exact: true, level: 3 }) });
  };
  await page.goto(`/cms/calendar?month=${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`);
  await expect(day(10)).toContainText(title);
  await day(10).getByRole('link', { name: title }).locator('..').dragTo(day(12));
  await expect(day(12)).toContainText(title);
  await expect(day(12)).toContainText('9:30 AM');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day(10)).toContainText(title);

  await day(10)
    .getByRole('button', { name: `Move ${title}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move this post' });
  await dialog
    .getByLabel('Appears at')
    .fill(`${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}-14T08:00`);
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(day(14)).toContainText('8:00 AM');
  await expect(day(14).getByRole('button', { name: `Move ${title}` })).toBeFocused();
  await expectToast(page, 'Success');

  const takesPosts = (place: Locator) =>
    place.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('application/x-calendar-post', '{}');
      return !element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    });
  expect(await takesPosts(day(12))).toBe(true);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  const over = page.getByRole('main').getByRole('listitem').first();
  await expect(page.getByRole('heading', { name: monthName(at.getFullYear(), at.getMonth() - 1) })).toBeVisible();
  expect(await takesPosts(over)).toBe(false);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('li[aria-current="date"]')).toHaveCount(1);
});

const monthName = (year: number, month: number): string =>
  new Date(year, month, 1).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
