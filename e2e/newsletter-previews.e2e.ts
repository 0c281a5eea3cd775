import type { Page } from 'playwright/test';
import { expect, signInByRequest, test } from './test.ts';
import { people, post, storeCampaign } from './newsletters.ts';

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
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return new Set(new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
  }, picture.toString('base64'));
}

/** Expects the desktop preview within its panel, with the layout of a desktop. */
async function expectFitting(page: Page): Promise<void> {
  const frame = page.locator('iframe[title="The message on a desktop"]');
  const mail = frame.contentFrame();
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await mail.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(600);
  const edges = async () => {
    const outer = (await page.getByRole('tabpanel', { name: 'Desktop' }).boundingBox())!;
    const inner = (await frame.boundingBox())!;
    return [inner.x >= outer.x, inner.x + inner.width <= outer.x + outer.width + 0.5];
  };
  await expect.poll(edges).toEqual([true, true]);
}

test('the previews of a draft and of what was sent show the whole email at both widths', async ({ page }) => {
  await signInByRequest(page);
  const id = await storeCampaign(page, { name: 'Looked at', emails: people(1, 'look') });
  await page.goto(`/cms/campaigns/${id}`);
  await expectFullMail(page, 'Phone', 'About Looked at');
  await expectFullMail(page, 'Desktop', 'About Looked at');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await test.step(`the desktop preview fits its panel at ${width} px`, () => expectFitting(page));
  }
  await expectFullMail(page, 'Phone', 'About Looked at');

  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 1 recipient' })).toBeVisible();
  await page.getByRole('tab', { name: 'What they got' }).click();
  await expectFullMail(page, 'Phone', 'About Looked at');
  await expectFullMail(page, 'Desktop', 'About Looked at');
});

test('an email with a long address in its words is as narrow as a phone, as brand and plain', async ({ page }) => {
  await signInByRequest(page);
  const id = await storeCampaign(page, { name: 'Long words', emails: people(1, 'long') });
  const words = `<p>See https://example.com/${'averylongpath'.repeat(9)}</p>`;
  await page.setViewportSize({ width: 360, height: 700 });
  for (const template of ['brand', 'plain']) {
    const unsaved = { template, blocks: [{ type: 'text', html: words }] };
    const { html } = await post<{ html: string }>(page, `/api/newsletter-campaigns/${id}/previews`, unsaved);
    expect(html).toContain('averylongpath');
    await page.setContent(html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), template).toBe(360);
  }
});
