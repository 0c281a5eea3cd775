import { chooseNotice, generatePost, generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expect, test } from './test.ts';

test('another post is generated only after a confirmation, and the topic stays', async ({ page }) => {
  await generatePost(page, 'sidewalk ramps');
  await press(page, 'Generate New Post');
  const question = page.getByRole('alertdialog', { name: 'Leave this draft?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(generator(page).getByRole('region', { name: 'Preview' })).toBeVisible();
  await press(page, 'Generate New Post');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(generator(page).getByRole('textbox', { name: 'Topic' })).toHaveValue('sidewalk ramps');
});

test('an edited title is discarded only after a confirmation, a proposed one without', async ({ page }) => {
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

test('the keyboard alone leads from a topic to a post', async ({ page }) => {
  await openGenerator(page, '');
  const topic = generator(page).getByRole('textbox', { name: 'Topic' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(topic).toBeFocused();
  await page.keyboard.type('curb lines');
  await press(page, 'Generate Title');
  const title = generator(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(/urb lines/);
  await page.keyboard.press('Enter');
  await expect(generator(page).getByRole('group', { name: 'Writing the post' })).toBeFocused();
  await expect(generator(page).getByRole('region', { name: 'Preview' })).toBeVisible();
  await expect(generator(page).getByRole('group', { name: 'What was drafted' })).toBeFocused();
});

test('a post without unsupported sentences is published only after a confirmation, too', async ({ page }) => {
  const words = { category: 'Field Assessment', readTime: '1 min read', tags: [], excerpt: 'Why crews walk first.' };
  const post = { title: 'Walk the road first', content: '<p>Crews look before they measure.</p>', ...words };
  await page.route('**/api/ai/generate-blog', (route) => route.fulfill({ json: { post } }));
  await openGenerator(page, '');
  await press(page, 'Generate Blog Post');
  await press(page, 'Publish Post');
  const question = page.getByRole('alertdialog', { name: 'Publish this post?' });
  await expect(question).toContainText('Everybody can read it at once.');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(generator(page).getByRole('heading', { name: 'Walk the road first' })).toBeVisible();
  await press(page, 'Publish Post');
  await expect(question.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await chooseNotice(question);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(generator(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /Walk the road first/ })).toBeVisible();
});
