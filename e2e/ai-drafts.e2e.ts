import { chooseNotice, generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';
import { expectToast, publish, save } from './posts.ts';

/** Makes the model's next requests fail in this way. */
const fail = (sandbox: string, fault: object) =>
  fetch(`${sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'model', ...fault }),
  });

test('a topic becomes a title, the title a post, and the post is edited, checked and published', async ({
  page,
  context,
}) => {
  await openGenerator(page, 'sealing cracks before winter');
  const released = Promise.withResolvers<void>();
  await page.route('/api/ai/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await press(page, 'Generate Title');
  await expect(generator(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  released.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  const title = generator(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(/ealing cracks before winter/);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await title.fill('Seal cracks before the first frost arrives in the county');
  await press(page, 'Approve and Generate Post');
  await expect(
    generator(page)
      .getByText(/\d+ words so far/)
      .first(),
  ).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await expect(generator(page).getByRole('heading', { name: /^Seal cracks/ })).toBeVisible();
  expect(
    (await generator(page).getByRole('region', { name: 'Preview' }).innerText()).replaceAll('\n\n\n', '\n\n').length,
  ).toBeLessThan(520);
  await expect(generator(page).getByText(/^\d+ sentences to check before it is published$/)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await press(page, 'Edit Before Saving');
  await expect(page.getByLabel('Slug')).toHaveValue('seal-cracks-before-the-first-frost-arrives-in-the');
  await expect(page.getByLabel('Date')).toHaveValue(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
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

  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
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
  expect(await violationsInEveryScheme(page)).toEqual([]);
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

test('a staff member cancels the generation, and leaving asks for confirmation', async ({ page, origins }) => {
  await openGenerator(page, 'gravel roads');
  await generator(page).getByRole('textbox', { name: 'Topic' }).fill('');
  await press(page, 'Generate Blog Post');
  await expect(
    generator(page)
      .getByText(/\d+ words so far/)
      .first(),
  ).toBeVisible();
  await press(page, 'Cancel');
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toBeVisible();
  await expect(async () => {
    const calls = (await (await fetch(`${origins.sandbox}/openai/calls`)).json()) as { outcome: string }[];
    expect(calls.at(-1)!.outcome).toBe('cancelled');
  }).toPass();
  await generator(page).getByRole('textbox', { name: 'Topic' }).fill('gravel roads');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave this draft?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toHaveValue('gravel roads');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(generator(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'AI Create' })).toBeFocused();
});

test('a failure shows instructions, keeps topic and title, and allows a retry; the dialog saves a draft', async ({
  page,
  origins,
}) => {
  await openGenerator(page, 'chip seals');
  await fail(origins.sandbox, { status: 429, headers: { 'retry-after': '9' } });
  await press(page, 'Generate Title');
  await expect(generator(page).getByRole('alert')).toContainText(
    'The model has too much to do. Try again in 9 seconds.',
  );
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toHaveValue('chip seals');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await press(page, 'Try again');
  const title = generator(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(/hip seals/);
  await title.fill('Chip seals, told plainly');
  await fail(origins.sandbox, { cut: 3_000, times: 2 });
  await press(page, 'Approve and Generate Post');
  await expect(generator(page).getByRole('alert')).toContainText('neither answer was a draft');
  await expect(title).toHaveValue('Chip seals, told plainly');
  await press(page, 'Generate New Title');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it' }).click();
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toHaveValue('chip seals');
  await press(page, 'Generate Title');
  await press(page, 'Approve and Generate Post');
  await expect(generator(page).getByRole('button', { name: 'Save as Draft' })).toBeVisible();
  await press(page, 'Save as Draft');
  await expectToast(page, 'Saved as a draft');
  await expect(generator(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Drafts/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row', { name: /hip seals/ })).toContainText('AI draft');
});

test('the dialog publishes a draft after a confirmation, and lists the missing variables without a configured model', async ({
  page,
}) => {
  await openGenerator(page, 'bridge decks');
  await press(page, 'Generate Title');
  await press(page, 'Approve and Generate Post');
  await expect(generator(page).getByRole('button', { name: 'Publish Post' })).toBeVisible();
  await press(page, 'Publish Post');
  const question = page.getByRole('dialog', { name: 'Were these checked?' });
  await expect(question).toContainText('readers see it at once');
  await question.getByRole('checkbox').check();
  await chooseNotice(question);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Blog post created successfully!');
  await expect(generator(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /ridge decks/ }).first()).toBeVisible();

  const focused = Promise.withResolvers<void>();
  await page.route('**/api/ai/status', async (route) => {
    await focused.promise;
    await route.fulfill({
      json: { model: null, missing: ['MODEL_API_KEY', 'MODEL_NAME'], left: 0, opensAt: '2030-01-01T00:00:00.000Z' },
    });
  });
  await page.reload();
  await page.getByRole('button', { name: 'AI Create' }).focus();
  focused.resolve();
  await expect(page.getByRole('tooltip').filter({ hasText: 'set MODEL_API_KEY and MODEL_NAME' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(generator(page).getByText(/has to set MODEL_API_KEY and MODEL_NAME/)).toBeVisible();
  await expect(generator(page).getByRole('button', { name: 'Generate Blog Post' })).toBeDisabled();
  expect(await violationsInEveryScheme(page)).toEqual([]);
});
