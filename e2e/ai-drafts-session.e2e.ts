import type { Page } from 'playwright/test';
import { generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expectToast, save } from './posts.ts';
import { expect, signIn, test } from './test.ts';

/** Returns the highlighted text and its top position on the screen. */
const emphasized = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('shown') ?? [])] as Range[];
    return range && { words: range.toString(), top: range.getClientRects()[0]!.top };
  });

test('an ended session loses no idea and no drafted post, whose sentences are walked through', async ({
  page,
  context,
  complaints,
}) => {
  const title = generator(page).getByRole('textbox', { name: 'Title' });
  const signInAgain = async () => {
    await generator(page).getByRole('link', { name: 'Sign in again' }).click();
    await signIn(page, 'ada@lanesight.ai');
  };

  await test.step('topic and title are back after the next sign-in', async () => {
    await openGenerator(page, 'noise of pavements');
    await press(page, 'Generate Title');
    await expect(title).toHaveValue(/oise of pavements/);
    await context.clearCookies();
    await press(page, 'Approve and Generate Post');
    await expect(generator(page).getByText('You were signed out, and nothing was generated')).toBeInViewport();
    // Later changes are stored too.
    await title.fill('Quiet pavements');
    await signInAgain();
    await expect(title).toHaveValue('Quiet pavements');
    await expect(page).toHaveURL(/\/cms\/blog$/);
    const isIdea = (key: string) => key.startsWith('unsaved-idea');
    expect((await page.evaluate(() => Object.keys(localStorage))).filter(isIdea)).toEqual([]);
  });

  await test.step('the editor has the drafted post after the next sign-in', async () => {
    await press(page, 'Approve and Generate Post');
    await expect(generator(page).getByRole('region', { name: 'Preview' })).toBeVisible();
    const drafted = await generator(page).getByRole('heading', { level: 3 }).innerText();
    await context.clearCookies();
    await press(page, 'Save as Draft');
    await expect(generator(page).getByText('You were signed out, and nothing was saved')).toBeInViewport();
    expect(await violationsInEveryScheme(page, [360])).toEqual([]);
    await signInAgain();
    await expect(page).toHaveURL(/\/cms\/blog\/new$/);
    await expect(page.getByLabel('Title *')).toHaveValue(drafted);
  });

  for (const size of [
    { width: 360, height: 760 },
    { width: 1280, height: 720 },
  ])
    await test.step(`at ${size.width} px the walk keeps panel, sentence and focus visible`, () =>
      walkThrough(page, size));
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  // Background requests got a 401 in the meantime.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});

async function walkThrough(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
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
    const isBesidePanel = shown.top < box.y || shown.top > box.y + box.height;
    expect([shown.top > 0, shown.top < size.height, isBesidePanel]).toEqual([true, true, true]);
  }
  await panel.getByRole('button', { name: /^Done/ }).click();
  expect(await emphasized(page)).toBeUndefined();
  await expect(next).toBeFocused();
}
