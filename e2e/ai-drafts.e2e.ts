import { chooseNotice, generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';
import { expectToast, publish, save } from './posts.ts';

const desk = { width: 1280, height: 800 };

test('a topic becomes a title, the title a post, and the post is edited, checked and published', async ({
  page,
  context,
}) => {
  await openGenerator(page, 'sealing cracks before winter');
  await press(page, 'Generate Title');
  const title = generator(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(/ealing cracks before winter/);
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await title.fill('Seal cracks before the first frost arrives in the county');
  await press(page, 'Approve and Generate Post');
  await expect(
    generator(page)
      .getByText(/\d+ words so far/)
      .first(),
  ).toBeVisible();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await expect(generator(page).getByRole('heading', { name: /^Seal cracks/ })).toBeVisible();
  await expect(generator(page).getByText(/^\d+ sentences to check before it is published$/)).toBeVisible();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await page.setViewportSize(desk);

  await press(page, 'Edit Before Saving');
  const marks = page.locator('[role=textbox] mark');
  await expect(marks.first()).toBeVisible();
  const count = await marks.count();
  const panel = page.getByRole('region', { name: 'Unsupported sentences' });
  await expect(panel.getByRole('heading')).toHaveText(`${count} unsupported sentences to check`);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  const next = panel.getByRole('button', { name: /^Next/ });
  await next.click();
  await expect(next).toBeFocused();
  await panel.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  const chosen = await page.evaluate(() => getSelection()?.toString());
  await expect(panel.getByText(`“${chosen}”`)).toBeVisible();
  // Rewritten without its claim, the sentence is resolved.
  await page.keyboard.type('Crews sealed early. ');
  await expect(marks).toHaveCount(count - 1);

  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  await expect(page).toHaveURL(/status=draft$/);
  await expect(page.getByRole('row', { name: /Seal cracks/ })).toContainText('AI draft');

  await page.getByRole('link', { name: /^Edit Seal cracks/ }).click();
  await expect(marks).toHaveCount(count - 1);
  await publish(page);
  const question = page.getByRole('dialog', { name: 'Were these checked?' });
  await expect(question.getByRole('listitem')).toHaveCount(count - 1);
  await expect(question.getByRole('button', { name: 'Publish' })).toBeDisabled();
  expect(await violationsInEveryScheme(page, [360])).toEqual([]);
  await page.setViewportSize(desk);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await publish(page);
  // Enter on the checkbox publishes nothing.
  await question.getByRole('checkbox').press('Enter');
  await expect(question).toBeVisible();
  await question.getByRole('checkbox').check();
  await expect(question.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expect(question.getByText('Choose what readers are told.')).toBeVisible();
  await chooseNotice(question);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Blog post updated successfully!');

  await page.getByRole('link', { name: /^Edit Seal cracks/ }).click();
  await expect(panel.getByRole('heading')).toHaveText('Nothing left to check');
  await expect(marks).toHaveCount(0);
  await panel.getByText(/^\d+ sentences checked$/).click();
  await expect(panel.getByText(/ada@lanesight\.ai, /).first()).toBeVisible();
  const seen = await (await context.request.get('/blog/seal-cracks-before-the-first-frost-arrives-in-the')).text();
  expect([seen.includes('Crews sealed early.'), seen.includes('<mark'), seen.includes('nsupported')]).toEqual([
    true,
    false,
    false,
  ]);
});
