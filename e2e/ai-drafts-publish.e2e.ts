import type { Locator, Page } from 'playwright/test';
import { chooseNotice, generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expectToast } from './posts.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 360, height: 760 },
  { width: 1280, height: 720 },
];

/** Returns the top of the dialog at each size, after its animations. */
async function topsOf(page: Page): Promise<number[]> {
  const tops = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await generator(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    tops.push((await generator(page).boundingBox())!.y);
  }
  return tops;
}

async function expectInViewportAtEachSize(page: Page, part: Locator): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(part).toBeInViewport();
  }
}

test('the dialog publishes a draft only after a confirmation, and stays in place through its steps', async ({
  page,
}) => {
  await openGenerator(page, 'bridge decks');
  const tops = await topsOf(page);
  await press(page, 'Generate Title');
  await expect(generator(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(await topsOf(page)).toEqual(tops);
  await press(page, 'Approve and Generate Post');
  await expect(generator(page).getByRole('region', { name: 'Preview' })).toBeVisible();
  expect(await topsOf(page)).toEqual(tops);
  const sentences = generator(page).getByText(/^\d+ sentences to check before it is published$/);
  await expectInViewportAtEachSize(page, sentences);
  const { height } = (await generator(page).locator('footer').boundingBox())!;
  expect(height).toBeLessThan(sizes[1]!.height / 5);
  await page.setViewportSize(sizes[0]!);
  expect((await generator(page).locator('footer').boundingBox())!.height).toBeLessThan(sizes[0]!.height / 5);

  await press(page, 'Publish Post');
  const question = page.getByRole('dialog', { name: 'Were these checked?' });
  await expect(question).toContainText('readers see it at once');
  await expectInViewportAtEachSize(page, question.getByRole('checkbox'));
  await question.getByRole('checkbox').check();
  await chooseNotice(question);
  await expectInViewportAtEachSize(page, question.getByRole('button', { name: 'Publish' }));
  await question.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Blog post created successfully!');
  await expect(generator(page)).toBeHidden();
  // It would cover a button of the next dialog.
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('row', { name: /ridge decks/ }).first()).toBeVisible();

  await test.step('a post without unsupported sentences, too', async () => {
    const words = { category: 'Field Assessment', readTime: '1 min read', tags: [], excerpt: 'Why crews walk first.' };
    const post = { title: 'Walk the road first', content: '<p>Crews look before they measure.</p>', ...words };
    await page.route('**/api/ai/generate-blog', (route) => route.fulfill({ json: { post } }));
    await page.getByRole('button', { name: 'AI Create' }).click();
    await press(page, 'Generate Blog Post');
    await press(page, 'Publish Post');
    const plain = page.getByRole('alertdialog', { name: 'Publish this post?' });
    await expect(plain).toContainText('Everybody can read it at once.');
    expect(await violationsInEveryScheme(page, [360])).toEqual([]);
    await page.setViewportSize(sizes[1]!);
    await plain.getByRole('button', { name: 'Not yet' }).click();
    await expect(generator(page).getByRole('heading', { name: 'Walk the road first' })).toBeVisible();
    await press(page, 'Publish Post');
    await expect(plain.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await chooseNotice(plain);
    await plain.getByRole('button', { name: 'Publish' }).click();
    await expect(generator(page)).toBeHidden();
    await expect(page.getByRole('row', { name: /Walk the road first/ })).toBeVisible();
  });

  await test.step('without a configured model, the button and the dialog list the missing variables', async () => {
    const focused = Promise.withResolvers<void>();
    const missing = ['MODEL_API_KEY', 'MODEL_NAME'];
    await page.route('**/api/ai/status', async (route) => {
      await focused.promise;
      await route.fulfill({ json: { model: null, missing, left: 0, opensAt: '2030-01-01T00:00:00.000Z' } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'AI Create' }).focus();
    focused.resolve();
    await expect(page.getByRole('tooltip').filter({ hasText: 'set MODEL_API_KEY and MODEL_NAME' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(generator(page).getByText(/has to set MODEL_API_KEY and MODEL_NAME/)).toBeVisible();
    await expect(generator(page).getByRole('button', { name: 'Generate Blog Post' })).toBeDisabled();
    expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  });
});
