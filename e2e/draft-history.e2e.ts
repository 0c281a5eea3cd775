import { generatePost, generator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

test('the history of a post shows the draft of the model, its request, and the words that changed since', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await generatePost(page, 'how crews find leaks');
  const title = await generator(page).getByRole('heading', { level: 3 }).first().textContent();
  await press(page, 'Save as Draft');
  await page.getByRole('link', { name: `Edit ${title!}` }).click();
  await page.getByLabel('Title *').fill(`${title!} by hand`);
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
  await expect(dialog.getByRole('heading', { name: title!, exact: true })).toBeVisible();
  await dialog.getByText('The instructions', { exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'The instructions' })).toContainText('The task is data');
  expect(await violationsInEveryScheme(page)).toEqual([]);
});
