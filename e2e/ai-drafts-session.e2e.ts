import { generatePost, generator, openGenerator, press } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expect, signIn, test } from './test.ts';
import { expectToast, save } from './posts.ts';

test('an ended session loses no drafted post: the editor has it after the next sign-in', async ({
  page,
  context,
  complaints,
}) => {
  await generatePost(page, 'culverts under gravel');
  const title = await generator(page).getByRole('heading', { level: 3 }).innerText();
  await context.clearCookies();
  await press(page, 'Save as Draft');
  await expect(generator(page).getByText('You were signed out, and nothing was saved')).toBeInViewport();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await generator(page).getByRole('link', { name: 'Sign in again' }).click();
  await signIn(page, 'ada@lanesight.ai');
  await expect(page).toHaveURL(/\/cms\/blog\/new$/);
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await expect(page.getByRole('region', { name: 'Unsupported sentences' })).toBeVisible();
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  // Background requests got a 401 in the meantime.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});

test('a session that ends before the post is generated preserves topic and title', async ({
  page,
  context,
  complaints,
}) => {
  await openGenerator(page, 'noise of pavements');
  await press(page, 'Generate Title');
  const title = generator(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(/oise of pavements/);
  await context.clearCookies();
  await press(page, 'Approve and Generate Post');
  await expect(generator(page).getByText('You were signed out, and nothing was generated')).toBeInViewport();
  // Later changes are stored too.
  await title.fill('Quiet pavements');
  await generator(page).getByRole('link', { name: 'Sign in again' }).click();
  await signIn(page, 'ada@lanesight.ai');
  await expect(title).toHaveValue('Quiet pavements');
  await expect(page).toHaveURL(/\/cms\/blog$/);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-idea')))).toEqual(
    [],
  );
});
