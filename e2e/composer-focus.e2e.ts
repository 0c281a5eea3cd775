import { people, storeCampaign } from './newsletters.ts';
import { expect, signInByRequest, test } from './test.ts';

test('a new text takes the keys while its editor loads, and a click after it lands where the pointer was', async ({
  page,
}) => {
  await signInByRequest(page);
  const id = await storeCampaign(page, { name: 'Keys and clicks', emails: people(1, 'focus') });
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => (load = resolve));
  await page.route(/TextBlockEditor-[^/]+\.js/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto(`/cms/campaigns/${id}`);
  const addBlock = page.getByRole('button', { name: 'Add a block', exact: true });
  await addBlock.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hi there, ');
  load();
  const words = page.locator('[contenteditable]');
  await expect(words).toBeFocused();
  await page.keyboard.type('neighbor');
  await expect(words).toHaveText('Hi there, neighbor');

  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(tools).toBeVisible();
  await addBlock.click();
  await expect(page.getByRole('menuitem', { name: 'Text' })).toBeFocused();
  await expect(tools).toBeHidden();

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [/^Add a block$/, /^Block 4 of 4, Text$/]) {
      const button = page.getByRole('button', { name });
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
      const left = (await button.boundingBox())!.x;
      await expect
        .poll(async () => (await page.locator(':popover-open').boundingBox())!.x)
        .toBeGreaterThanOrEqual(left);
      await page.keyboard.press('Escape');
    }
  }
});
