import { generatePost, generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryLook } from './axe.ts';
import { expect, test } from './journey.ts';

test('another post is asked for only after a question, and the topic stays', async ({ page }) => {
  await generatePost(page, 'sidewalk ramps');
  await press(page, 'Generate New Post');
  const question = page.getByRole('alertdialog', { name: 'Leave this draft?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(generator(page).getByRole('region', { name: 'Preview' })).toBeVisible();
  await press(page, 'Generate New Post');
  expect(await violationsInEveryLook(page)).toEqual([]);
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toHaveValue('sidewalk ramps');
});

test('a title that a person wrote is not thrown away without a question, a proposed one is', async ({ page }) => {
  await openGenerator(page, 'road salt');
  await press(page, 'Generate Title');
  await press(page, 'Generate New Title');
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toHaveValue('road salt');
  await press(page, 'Generate Title');
  await generator(page).getByRole('textbox', { name: 'Title' }).fill('Salt, in numbers');
  await press(page, 'Generate New Title');
  await page.getByRole('alertdialog', { name: 'Leave this draft?' }).getByRole('button', { name: 'Leave it' }).click();
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toHaveValue('road salt');
});
