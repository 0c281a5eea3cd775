import type { Page } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { expectToast, fillInPost, openAsOtherUser, save, storePost } from './posts.ts';

const offer = (page: Page) => page.getByText(/^Unsaved text from /);
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const stored = (page: Page) => page.getByText('Changes kept, not saved');

/** Types into the text, until the server has the words. */
async function write(page: Page, words: string): Promise<void> {
  await content(page).click();
  await page.keyboard.type(words);
  await expect(stored(page)).toBeVisible();
}

/** Closes the page and opens the address in the same browser. Returns once the browser knows what others settled. */
async function openAgain(page: Page, path: string): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  const again = await page.context().newPage();
  const checked = again.waitForResponse(/\/api\/unsaved-texts\/settled\//);
  await again.goto(path);
  await checked;
  await expect(content(again)).toBeVisible();
  return again;
}

test('a new post is offered in another browser, and in none once it was saved there', async ({ page, browser }) => {
  const writer = 'ida@lanesight.ai';
  const first = await openAsOtherUser(browser, writer, '/cms/blog/new');
  await fillInPost(first, 'Written on the train');
  const sent = first.waitForResponse((response) => !!response.request().postData()?.includes('Frost lifts the road.'));
  await first.keyboard.type('Frost lifts the road.');
  await sent;
  await expect(stored(first)).toBeVisible();

  await openSignedIn(page, '/cms/blog/new', writer);
  await expect(page.getByText('You wrote it in another browser and did not save it.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(content(page)).toBeFocused();
  await expect(page.getByLabel('Title *')).toHaveValue('Written on the train');
  await expect(content(page)).toContainText('Frost lifts the road.');
  await save(page);
  await expectToast(page, 'Blog post created successfully!');
  const checked = page.waitForResponse(/\/api\/unsaved-texts\/post\/new$/);
  await page.getByRole('link', { name: 'Create New Post' }).click();
  expect(await (await checked).json()).toEqual({ unsaved: null });
  await expect(offer(await openAgain(first, '/cms/blog/new'))).toBeHidden();
  await first.context().close();
});

test('changes of a post are offered in another browser, until either browser settles them', async ({
  page,
  browser,
}) => {
  const person = 'iona@lanesight.ai';
  await openSignedIn(page, '/cms/blog', person);
  const { id } = await storePost(page, 'Settled elsewhere');
  const path = `/cms/blog/edit/${id}`;
  await page.goto(path);
  await test.step('words that this visit wrote and undid are no offer to itself', () => writeAndUndo(page));
  let first = await openAsOtherUser(browser, person, path);
  /** Settles the offer in the second browser. */
  const choose = async (choice: string) => {
    await page.goto(path);
    await expect(page.getByText('It is on the server; readers do not see it.')).toBeVisible();
    const marked = page.waitForResponse(/\/api\/unsaved-texts\/settled\//);
    await page.getByRole('button', { name: choice }).click();
    await marked;
    await expect(offer(page)).toBeHidden();
  };

  await test.step('restored and saved in the second browser', async () => {
    await write(first, 'Written first. ');
    await choose('Restore');
    await expect(content(page)).toContainText('Written first.');
    await content(page).click();
    await page.keyboard.type('Written second. ');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await page.keyboard.type('Written third. ');
    await save(page);
    await expectToast(page, 'Blog post updated successfully!');
    first = await openAgain(first, path);
    await expect(offer(first)).toBeHidden();
  });

  await test.step('discarded in the second browser', async () => {
    await write(first, 'Not wanted. ');
    await choose('Discard');
    first = await openAgain(first, path);
    await expect(offer(first)).toBeHidden();
  });

  await test.step('discarded in the first browser', async () => {
    await write(first, 'Not wanted either. ');
    first.once('dialog', (dialog) => void dialog.accept());
    await first.reload();
    const deleted = first.waitForResponse((response) => response.request().method() === 'DELETE');
    await first.getByRole('button', { name: 'Discard' }).click();
    expect((await deleted).url()).toContain(`/api/blog-posts/${id}/autosave`);
    await expect(offer(first)).toBeHidden();
  });

  await test.step('on offer while other words are written in the second browser', async () => {
    await write(first, 'Written last. ');
    // The other computer is lost.
    await first.context().close();
    await page.goto(path);
    await expect(offer(page)).toBeVisible();
    await write(page, 'x');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(content(page)).toContainText('Written last.');
    await expect(content(page)).not.toContainText('x');
  });
});

async function writeAndUndo(page: Page): Promise<void> {
  await write(page, 'x');
  // The console loads the revisions anew once the browser is online again.
  await expect(async () => {
    const loaded = page.waitForResponse(/\/autosaves$/, { timeout: 1_000 });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await loaded;
  }).toPass();
  await page.keyboard.press('Control+z');
  await expect(stored(page)).toBeHidden();
  await expect(offer(page)).toBeHidden();
}

test('words of another browser are offered before those that were written here at once replace them', async ({
  page,
  browser,
}) => {
  const person = 'iris@lanesight.ai';
  await openSignedIn(page, '/cms/blog', person);
  const { id } = await storePost(page, 'Written in two places');
  const path = `/cms/blog/edit/${id}`;
  const first = await openAsOtherUser(browser, person, path);
  const onServer = async () => (await page.request.get(`/api/blog-posts/${id}/autosaves`)).text();
  await write(first, 'Written on the train. ');
  await expect.poll(onServer).toContain('Written on the train.');
  await first.context().close();

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requested: string[] = [];
  await page.route(/\/autosaves$/, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(path);
  await content(page).click();
  await page.keyboard.type('Written at the office. ');
  // The page asks when it opens, and again before it stores these words.
  await expect.poll(() => requested.length).toBe(2);
  expect(await onServer()).toContain('Written on the train.');
  release();
  await expect(page.getByText('It is on the server; readers do not see it.')).toBeVisible();
  await expect(stored(page)).toBeVisible();
  expect(await onServer()).toContain('Written at the office.');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(content(page)).toContainText('Written on the train.');
  await page.unrouteAll({ behavior: 'wait' });
});
