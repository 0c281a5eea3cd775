import { expectToast, fillInPost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

test('a new post starts in its title', async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await page.getByRole('link', { name: 'Create New Post' }).click();
  await expect(page.getByLabel('Title *')).toBeFocused();

  const phone = await (
    await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  ).newPage();
  await openSignedIn(phone, '/cms/blog/new', 'ada@lanesight.ai');
  await expect(phone.getByLabel('Title *')).toBeVisible();
  await expect(phone.getByLabel('Title *')).not.toBeFocused();
  await phone.context().close();
});

test('Ctrl+S in an unfinished post leaves the focus in the text, and leads to the missing fields', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const title = page.getByLabel('Title *');
  const content = page.getByRole('textbox', { name: 'Content' });
  await title.fill('An unfinished thought');
  await content.click();
  await page.keyboard.type('First half,');
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('status').filter({ hasText: 'Not saved yet' });
  await expect(notice).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.type(' second half.');
  await expect(content).toHaveText('First half, second half.');
  await expect(notice).toContainText('The server keeps your words meanwhile.');
  await expect(notice.getByRole('button')).toHaveText(['Category', 'Excerpt']);

  await notice.getByRole('button', { name: 'Excerpt' }).click();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused();
  await page.keyboard.type('Both halves.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await notice.getByRole('button', { name: 'Category' }).click();
  await expect(page.getByLabel('Category')).toBeFocused();
  await page.getByLabel('Category').selectOption('Field Assessment');
  await expect(notice).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

for (const width of [1280, 360])
  test(`notices at ${width} px leave the text where it is, and the caret in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openSignedIn(page, '/cms/blog/new', `width-${width}@lanesight.ai`);
    const content = page.getByRole('textbox', { name: 'Content' });
    const top = async () => (await content.boundingBox())!.y;
    await content.click();
    const before = await top();
    await page.keyboard.type('First words.');
    await expect(page.getByText('Changes kept, not saved')).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.press('Control+s');
    const notice = page.getByRole('status').filter({ hasText: 'Not saved yet' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(before);

    await page.keyboard.press('Control+f');
    const bar = page.getByRole('search', { name: 'Find and replace' });
    const lowerEdge = async (part: typeof bar) => {
      const box = (await part.boundingBox())!;
      return box.y + box.height;
    };
    await expect.poll(() => lowerEdge(bar)).toBeLessThanOrEqual((await notice.boundingBox())!.y);
    await content.click();
    for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
    await page.keyboard.type('Last words.');
    await expect.poll(() => lowerEdge(content.getByText('Last words.'))).toBeLessThan((await bar.boundingBox())!.y);

    await page.goto('/cms/blog');
    await page.goto('/cms/blog/new');
    const offer = page.getByRole('status').filter({ hasText: 'Unsaved text from' });
    await expect(offer).toBeInViewport({ ratio: 1 });
    const empty = await top();
    await offer.getByRole('button', { name: 'Discard' }).click();
    await expect(offer).toBeHidden();
    expect(await top()).toBe(empty);
  });

test('the checklist before publishing leads to the words, the picture and the field to change', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Checked by a list');
  await page.keyboard.type('A street.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('[nowhere](/blog/nowhere-at-all) and on');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const list = page.getByRole('list', { name: 'Before publishing' });
  await publish.click();
  await list.getByRole('button', { name: /^The excerpt has/ }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused();
  await publish.click();
  await list.getByRole('button', { name: /leads nowhere/ }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('nowhere');
  await page.keyboard.type('somewhere');
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('somewhere and on');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await publish.click();
  await list.getByRole('button', { name: /^No cover picture/ }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('an unsaved text is on offer until other words are written', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'olive@lanesight.ai');
  await fillInPost(page, 'Left behind');
  await page.keyboard.type('Frost lifts the road.');
  await expect(page.getByText('Changes kept, not saved')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const offer = page.getByText(/^Unsaved text from /);
  await expect(offer).toBeVisible();
  await fillInPost(page, 'Another idea');
  await expect(offer).toBeHidden();
  await page.keyboard.type('Salt opens the joints.');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Blog post created successfully!');
  await expect(offer).toBeHidden();

  await page.goto('/cms/blog/new');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title *')).toHaveValue('Left behind');
});
