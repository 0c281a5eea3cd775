import { storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

test('on a phone the panel of settings closes by Escape and by its button, and saving is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'Written on the bus', { status: 'draft' });
  await page.goto(`/cms/blog/edit/${id}`);
  for (const name of ['Save Post', 'Publish'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });

  const settings = page.getByRole('button', { name: 'Settings' });
  const panel = page.getByRole('complementary', { name: 'Settings and preview' });
  await settings.click();
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(settings).toBeFocused();

  await settings.click();
  const close = panel.getByRole('button', { name: 'Close the panel' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(panel).toBeHidden();
});
