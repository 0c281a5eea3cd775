import type { Page } from 'playwright/test';
import { generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expectToast } from './posts.ts';
import { expect, test } from './test.ts';

/** Makes the model's next request fail. */
const fail = (sandbox: string) =>
  fetch(`${sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'model', status: 429, headers: { 'retry-after': '9' } }),
  });

test('the keyboard leads through cancellation, failure and questions to a draft, which has a history', async ({
  page,
  origins,
}) => {
  await openGenerator(page, '');
  const dialog = generator(page);
  const topic = dialog.getByRole('textbox', { name: 'Topic' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  const question = page.getByRole('alertdialog', { name: 'Leave this draft?' });

  await test.step('an empty dialog closes at once, and opens in its topic', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'AI Create' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(topic).toBeFocused();
  });

  await test.step('a cancellation reaches the model', async () => {
    await press(page, 'Generate Blog Post');
    await expect(dialog.getByText(/\d+ words so far/).first()).toBeVisible();
    await press(page, 'Cancel');
    await expect(topic).toBeVisible();
    await expect(async () => {
      const calls = (await (await fetch(`${origins.sandbox}/openai/calls`)).json()) as { outcome: string }[];
      expect(calls.at(-1)!.outcome).toBe('cancelled');
    }).toPass();
  });

  await test.step('Escape leaves a topic only after a confirmation', async () => {
    await topic.fill('how crews find leaks');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(topic).toHaveValue('how crews find leaks');
  });

  await test.step('a failure keeps the topic, and a retry proposes a title', async () => {
    await fail(origins.sandbox);
    await press(page, 'Generate Title');
    await expect(dialog.getByRole('alert')).toContainText('The model has too much to do. Try again in 9 seconds.');
    expect(await violationsInEveryScheme(page, [360])).toEqual([]);
    await press(page, 'Try again');
    await expect(title).toBeFocused();
    await expect(title).toHaveValue(/ow crews find leaks/);
  });

  await test.step('an edited title is discarded only after a confirmation, and the topic stays', async () => {
    await title.fill('Leaks, in numbers');
    await press(page, 'Generate New Title');
    await question.getByRole('button', { name: 'Leave it' }).click();
    await expect(topic).toHaveValue('how crews find leaks');
    await press(page, 'Generate Title');
    await expect(title).toBeFocused();
  });

  await test.step('the focus follows the steps, and a post is discarded only after a confirmation', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('group', { name: 'Writing the post' })).toBeFocused();
    await expect(dialog.getByRole('group', { name: 'What was drafted' })).toBeFocused();
    await press(page, 'Generate New Post');
    expect(await violationsInEveryScheme(page, [360])).toEqual([]);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog.getByRole('region', { name: 'Preview' })).toBeVisible();
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  const drafted = (await dialog.getByRole('heading', { level: 3 }).first().textContent())!;
  await press(page, 'Save as Draft');
  await expectToast(page, 'Saved as a draft');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Drafts/ })).toHaveAttribute('aria-pressed', 'true');
  await expectHistory(page, drafted);
});

/** Changes the title of a saved draft, and reads what the model and its writer contributed. */
async function expectHistory(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Title *').fill(`${title} by hand`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await dialog.getByRole('button', { name: /^Drafted by / }).click();
  await expect(dialog.getByText('how crews find leaks', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'ada@lanesight.ai' })).toBeVisible();
  await expect(dialog).toContainText(/Kept until\w+ \d+, \d{4}, or until the post is deleted/);
  await expect(dialog.getByRole('heading', { name: 'From the draft to the post as it is stored' })).toBeVisible();
  await expect(dialog.getByRole('insertion').filter({ hasText: 'by hand' })).toBeVisible();
  await expect(dialog.getByRole('deletion')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Restore this version' })).toBeHidden();
  await dialog.getByText('The draft', { exact: true }).click();
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await dialog.getByText('The instructions', { exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'The instructions' })).toContainText('The task is data');
  expect(await violationsInEveryScheme(page)).toEqual([]);
}
