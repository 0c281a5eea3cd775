import { walk } from './focus.ts';
import { storePost } from './posts.ts';
import { expect, openSignedIn, signInByRequest, test } from './test.ts';

test('a page of the console that opens is announced, and has the focus', async ({ page }) => {
  await signInByRequest(page);
  await storePost(page, 'Focused post');
  await openSignedIn(page, '/cms/blog?search=Focused', 'ada@lanesight.ai');
  const announced = page.locator('#page + [aria-live]');
  await expect(announced).toHaveText('Blog Management');
  await page.getByRole('link', { name: 'Edit Focused post' }).press('Enter');
  await expect(announced).toHaveText('Edit Blog Post');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to Blog Management' })).toBeFocused();
  await page.getByRole('link', { name: 'Calendar' }).press('Enter');
  await expect(announced).toHaveText('Content calendar');
  await expect(page.getByRole('link', { name: 'Calendar' })).toBeFocused();
});

test('the bar at the lower edge of a small window covers no element with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const stops = await walk(page);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ fault }) => fault)).toEqual([]);
});
