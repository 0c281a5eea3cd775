import type { Page } from 'playwright/test';
import { generatePost, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

/** Returns the highlighted text and its top position on the screen. */
const emphasized = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('shown') ?? [])] as Range[];
    return range && { words: range.toString(), top: range.getClientRects()[0]!.top };
  });

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 360, height: 760 },
]) {
  test(`at ${width} the walk through unsupported sentences keeps panel, sentence and focus visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await generatePost(page, `drainage at ${width}`);
    await press(page, 'Edit Before Saving');
    const panel = page.getByRole('region', { name: 'Unsupported sentences' });
    const next = panel.getByRole('button', { name: /^Next/ });
    await expect(next).toBeVisible();
    const count = await page.locator('[role=textbox] mark').count();
    await next.focus();
    for (let turn = 1; turn <= count; turn += 1) {
      await page.keyboard.press('Enter');
      await expect(next).toBeFocused();
      await expect(panel).toContainText(`${turn} of`);
      await expect(panel).toBeInViewport({ ratio: 1 });
      const box = (await panel.boundingBox())!;
      const shown = await emphasized(page);
      if (!shown) {
        // In a single text field, the whole field is highlighted.
        await expect(page.locator('[data-shown]')).toBeInViewport();
        continue;
      }
      await expect(panel).toContainText(shown.words);
      expect([shown.top > 0, shown.top < height, shown.top < box.y || shown.top > box.y + box.height]).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(await violationsInEveryScheme(page)).toEqual([]);
    await panel.getByRole('button', { name: /^Done/ }).click();
    expect(await emphasized(page)).toBeUndefined();
    await expect(next).toBeFocused();
  });
}
