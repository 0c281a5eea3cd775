import { post } from './newsletters.ts';
import { expect, openSignedIn, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the lists of the settings show their actions on a phone, in short rows', async ({ page }) => {
  await openSignedIn(page, '/cms/api-keys', 'petra.phone@lanesight.ai');
  await post(page, '/api/api-keys', { name: 'Reports', scopes: ['blog-posts:read'] });
  for (const [address, action] of [
    ['api-keys', /^Delete the key/],
    ['staff', /^Change role of/],
    ['sessions?status=everyone', /^Sign out /],
  ] as const) {
    await page.goto(`/cms/${address}`);
    const row = page.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    expect((await row.boundingBox())!.height).toBeLessThan(100);
    for (const button of await page.getByRole('table').getByRole('button', { name: action }).all()) {
      const { x, width } = (await button.boundingBox())!;
      expect(x + width).toBeLessThan(344);
    }
  }
});
