import type { Page } from 'playwright/test';
import { chooseNotice, generator, openGenerator, press } from './ai-generator.ts';
import { expect, test } from './test.ts';

/** Waits for the opening animation. */
async function topOf(page: Page): Promise<number> {
  await generator(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  return (await generator(page).boundingBox())!.y;
}

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 360, height: 760 },
]) {
  test(`at ${width} the dialog stays in place through its steps and keeps its main content visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGenerator(page, 'shoulder drop-offs');
    const top = await topOf(page);
    await press(page, 'Generate Title');
    await expect(generator(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
    expect(await topOf(page)).toBe(top);
    await press(page, 'Approve and Generate Post');
    await expect(generator(page).getByRole('region', { name: 'Preview' })).toBeVisible();
    expect(await topOf(page)).toBe(top);
    await expect(generator(page).getByText(/^\d+ sentences to check before it is published$/)).toBeInViewport();
    const footer = (await generator(page).locator('footer').boundingBox())!;
    expect(footer.height).toBeLessThan(height / 5);

    await press(page, 'Publish Post');
    const question = page.getByRole('dialog', { name: 'Were these checked?' });
    await expect(question.getByRole('checkbox')).toBeInViewport();
    await question.getByRole('checkbox').check();
    await chooseNotice(question);
    await expect(question.getByRole('button', { name: 'Publish' })).toBeInViewport();
  });
}
