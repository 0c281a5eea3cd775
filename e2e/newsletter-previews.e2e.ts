import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { enterConsole, people, post, storeCampaign } from './newsletters.ts';

test.beforeEach(({ page }) => enterConsole(page));

/** Selects a preview and expects the whole email in it, from its heading to its last line. */
async function expectFullMail(page: Page, tab: 'Phone' | 'Desktop', heading: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  const title = `The message on a ${tab.toLowerCase()}`;
  const mail = page.frameLocator(`iframe[title="${title}"]`);
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(heading);
  const frame = page.locator(`iframe[title="${title}"]`);
  // A desktop email in a narrow panel is scaled down.
  const scale = () =>
    frame.evaluate((element: HTMLElement) => element.getBoundingClientRect().width / element.offsetWidth);
  const inside = async () =>
    Math.floor((await mail.locator('body').evaluate(({ scrollHeight }) => scrollHeight)) * (await scale()));
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(400);
  await expect
    .poll(async () => ((await frame.boundingBox())?.height ?? 0) - (await inside()))
    .toBeGreaterThanOrEqual(0);
  expect(await countColors(page, await frame.screenshot())).toBeGreaterThan(20);
}

/** Counts the colors of an image: a blank one has few. */
function countColors(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
    },
    [...picture],
  );
}

test('the previews of a draft show the whole email at both widths', async ({ page }) => {
  const id = await storeCampaign(page, { name: 'Looked at first', emails: people(1, 'first-look') });
  await page.goto(`/cms/campaigns/${id}`);
  await expectFullMail(page, 'Phone', 'About Looked at first');
  await expectFullMail(page, 'Desktop', 'About Looked at first');
  await expectFullMail(page, 'Phone', 'About Looked at first');
});

test('the previews of a sent campaign show the whole email at both widths', async ({ page }) => {
  const id = await storeCampaign(page, { name: 'Looked at later', emails: people(1, 'later-look') });
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByRole('heading', { name: 'Sent to 1 recipient' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('tab', { name: 'What they got' }).click();
  await expectFullMail(page, 'Phone', 'About Looked at later');
  await expectFullMail(page, 'Desktop', 'About Looked at later');
});

for (const width of [360, 1280])
  test(`the desktop preview fits its panel at ${width} px and keeps the desktop layout`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const id = await storeCampaign(page, { name: `Fits at ${width}`, emails: people(1, `fits-${width}`) });
    await page.goto(`/cms/campaigns/${id}`);
    await page.getByRole('tab', { name: 'Desktop' }).click();
    const title = 'The message on a desktop';
    const mail = page.frameLocator(`iframe[title="${title}"]`);
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await mail.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(600);
    const panel = page.getByRole('tabpanel', { name: 'Desktop' });
    const edges = async () => {
      const [outer, inner] = [
        (await panel.boundingBox())!,
        (await page.locator(`iframe[title="${title}"]`).boundingBox())!,
      ];
      return [inner.x >= outer.x, inner.x + inner.width <= outer.x + outer.width + 0.5];
    };
    await expect.poll(edges).toEqual([true, true]);
  });

for (const template of ['brand', 'plain'])
  test(`an email with a long address in its words is as narrow as a phone, as ${template}`, async ({
    page,
    browser,
  }) => {
    const id = await storeCampaign(page, { name: `Long words, ${template}`, emails: people(1, `long-${template}`) });
    const words = `<p>See https://example.com/${'averylongpath'.repeat(9)}</p>`;
    const unsaved = { template, blocks: [{ type: 'text', html: words }] };
    const { html } = await post<{ html: string }>(page, `/api/newsletter-campaigns/${id}/previews`, unsaved);
    expect(html).toContain('averylongpath');
    const context = await browser.newContext({ viewport: { width: 360, height: 700 } });
    const mail = await context.newPage();
    await mail.setContent(html);
    expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await context.close();
  });
