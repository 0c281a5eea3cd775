import { expect, openSignedIn, test } from './test.ts';
import { expectToast, fillInPost, openAsOtherUser, save } from './posts.ts';

const writer = 'ida@lanesight.ai';

test('a new post that was never saved is offered in another browser, and to nobody else', async ({ page, browser }) => {
  const lost = await openAsOtherUser(browser, writer, '/cms/blog/new');
  await fillInPost(lost, 'Written on the train');
  await lost.keyboard.type('Frost lifts the road.');
  await expect(lost.getByText('Changes kept, not saved')).toBeVisible();
  // The battery is empty.
  await lost.context().close();

  const grace = await openAsOtherUser(browser, 'grace@lanesight.ai', '/cms/blog/new');
  await expect(grace.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await expect(grace.getByText(/^Unsaved text from /)).toBeHidden();
  await grace.context().close();

  await openSignedIn(page, '/cms/blog/new', writer);
  await expect(page.getByText('You wrote it in another browser and did not save it.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title *')).toHaveValue('Written on the train');
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('Frost lifts the road.');
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  const answered = page.waitForResponse(/\/api\/unsaved-texts\/post\/new$/);
  await page.getByRole('link', { name: 'Create New Post' }).click();
  expect(await (await answered).json()).toEqual({ unsaved: null });
});

test('a text that another browser restored and saved is no longer offered in the one that wrote it', async ({
  page,
  browser,
}) => {
  const person = 'ivy@lanesight.ai';
  const first = await openAsOtherUser(browser, person, '/cms/blog/new');
  await fillInPost(first, 'Begun at the office');
  await first.keyboard.type('Salt opens the joints.');
  await expect(first.getByText('Changes kept, not saved')).toBeVisible();
  await first.close({ runBeforeUnload: false });

  await openSignedIn(page, '/cms/blog/new', person);
  await page.getByRole('button', { name: 'Restore' }).click();
  await save(page);
  await expectToast(page, 'Blog post created successfully!');

  const again = await first.context().newPage();
  const checked = again.waitForResponse(/\/api\/unsaved-texts\/settled\//);
  await again.goto('/cms/blog/new');
  await checked;
  await expect(again.getByLabel('Title *')).toBeFocused();
  await expect(again.getByText(/^Unsaved text from /)).toBeHidden();
  await again.context().close();
});
