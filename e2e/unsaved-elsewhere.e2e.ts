import { expect, openSignedIn, test } from './test.ts';
import { expectToast, fillInPost, openAsOtherUser, save, storePost } from './posts.ts';

const writer = 'ida@lanesight.ai';

test('a new post that was never saved is offered in another browser, and to nobody else', async ({ page, browser }) => {
  const lost = await openAsOtherUser(browser, writer, '/cms/blog/new');
  await fillInPost(lost, 'Written on the train');
  const stored = lost.waitForResponse((response) => !!response.request().postData()?.includes('Frost lifts the road.'));
  await lost.keyboard.type('Frost lifts the road.');
  await stored;
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

for (const [choice, person] of [
  ['Restore', 'iona@lanesight.ai'],
  ['Discard', 'iker@lanesight.ai'],
] as const)
  test(`changes of a post are settled by ${choice} in another browser`, async ({ page, browser }) => {
    await openSignedIn(page, '/cms/blog', person);
    const { id } = await storePost(page, `Settled by ${choice}`);
    const path = `/cms/blog/edit/${id}`;
    const first = await openAsOtherUser(browser, person, path);
    await first.getByRole('textbox', { name: 'Content' }).click();
    await first.keyboard.type('Written first. ');
    await expect(first.getByText('Changes kept, not saved')).toBeVisible();
    await first.close({ runBeforeUnload: false });

    await page.goto(path);
    const marked = page.waitForResponse(/\/api\/unsaved-texts\/settled\//);
    await page.getByRole('button', { name: choice }).click();
    await marked;
    if (choice === 'Restore') {
      await page.getByRole('textbox', { name: 'Content' }).click();
      await page.keyboard.type('Written second. ');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Unsaved text from /)).toBeHidden();
      await page.keyboard.type('Written third. ');
      await save(page);
      await expectToast(page, 'Blog post updated successfully!');
    }

    const again = await first.context().newPage();
    const checked = again.waitForResponse(/\/api\/unsaved-texts\/settled\//);
    await again.goto(path);
    await checked;
    await expect(again.getByRole('textbox', { name: 'Content' })).toBeVisible();
    await expect(again.getByText(/^Unsaved text from /)).toBeHidden();
    await again.context().close();
  });

test('changes of a post that are discarded on their device are not offered again by the server', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'iris@lanesight.ai');
  const { id } = await storePost(page, 'Discarded once');
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('Not wanted. ');
  await expect(page.getByText('Changes kept, not saved')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect((await deleted).url()).toContain(`/api/blog-posts/${id}/autosave`);
  await expect(page.getByText(/^Unsaved text from /)).toBeHidden();
});

test('changes of another browser stay on offer while other words are written', async ({ page, browser }) => {
  const person = 'ines@lanesight.ai';
  await openSignedIn(page, '/cms/blog', person);
  const { id } = await storePost(page, 'Written over');
  const path = `/cms/blog/edit/${id}`;
  const first = await openAsOtherUser(browser, person, path);
  await first.getByRole('textbox', { name: 'Content' }).click();
  await first.keyboard.type('Written first. ');
  await expect(first.getByText('Changes kept, not saved')).toBeVisible();
  // The other computer is lost.
  await first.context().close();

  await page.goto(path);
  const notice = page.getByText(/^Unsaved text from /);
  await expect(notice).toBeVisible();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('x');
  await expect(page.getByText('Changes kept, not saved')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(content).toContainText('Written first.');
  await expect(content).not.toContainText('x');
});

test('words that this visit wrote and undid are no offer to itself', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'ivo@lanesight.ai');
  const { id } = await storePost(page, 'Written and undone');
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('x');
  await expect(page.getByText('Changes kept, not saved')).toBeVisible();
  // The console loads the revisions anew once the window has the focus again.
  await expect(async () => {
    const loaded = page.waitForResponse(/\/autosaves$/, { timeout: 1_000 });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await loaded;
  }).toPass();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Changes kept, not saved')).toBeHidden();
  await expect(page.getByText(/^Unsaved text from /)).toBeHidden();
});
