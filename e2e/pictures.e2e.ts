import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expect, openSignedIn, test } from './test.ts';
import { expectToast, fillInPost, publish, storePicture } from './posts.ts';

const street = new URL('../docs/pictures/site.jpg', import.meta.url);
const aFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await readFile(street) });

/** Uploads pictures on the page of the library. */
async function upload(page: Page, names: string[]): Promise<void> {
  await page.goto('/cms/images');
  await page.getByLabel('Upload pictures').setInputFiles(await Promise.all(names.map(aFile)));
  for (const name of names) await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
}

test('staff upload pictures, describe one, and a visitor sees it as the cover of a post', async ({ page, browser }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await upload(page, ['oak.jpg', 'elm.jpg', 'ash.jpg', 'fir.jpg', 'yew.jpg']);
  await page.getByRole('button', { name: 'Open oak.jpg' }).click();
  const details = page.getByRole('dialog', { name: 'oak.jpg' });
  await details.getByLabel('Alt text').fill('Alligator cracking on Oak Street');
  await details.getByRole('slider', { name: 'Focal point' }).press('ArrowRight');
  await details.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Picture saved.');
  await page.getByLabel('Search pictures').fill('alligator oak');
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(1);

  await page.goto('/cms/blog/new');
  await fillInPost(page, 'A post with a cover');
  await page.keyboard.type('Words.');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose Alligator cracking on Oak Street' }).click();
  await expect(page.getByRole('img', { name: 'Alligator cracking on Oak Street' }).first()).toBeVisible();
  await publish(page);
  await expectToast(page, 'Blog post created successfully!');

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto('/blog/a-post-with-a-cover');
  const cover = visitor.getByRole('img', { name: 'Alligator cracking on Oak Street' });
  await expect(cover).toHaveAttribute('width', /^\d+$/);
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  const shared = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toMatch(/\/media\/[\w-]+\/[\w-]+-social-\d+-\d+\.jpg$/);
  expect((await visitor.request.get(shared!)).headers()['content-type']).toBe('image/jpeg');
});

test('a picture that cannot be read is named with the reason, and the others are stored', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/images', 'ada@lanesight.ai');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"/>') };
  await page.getByLabel('Upload pictures').setInputFiles([broken, await aFile('good.jpg'), drawing]);
  await expect(page.getByRole('button', { name: 'Open good.jpg' })).toBeVisible();
  await expect(page.getByText('broken.jpg was not stored')).toBeVisible();
  await expect(page.getByText('An SVG file is a program as much as a picture')).toBeVisible();
  // The browser reports both rejected requests.
  expect(complaints.splice(0)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('415')));
});

test('Ctrl+S saves a post without leaving the place in the text', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Saved in passing');
  await page.keyboard.type('First words.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/cms\/blog\/edit\/[\w-]+$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.type(' More.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('First words. More.');
});

test('a picture is dropped, pasted and chosen into a text, and a reader gets each in its best file', async ({
  page,
  browser,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Pictures in a text');
  await page.keyboard.type('Before.');
  await page.keyboard.press('Enter');
  const content = page.getByRole('textbox', { name: 'Content' });
  const bytes = [...(await readFile(street))];
  await content.evaluate((editor, all) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(all)], 'dropped.jpg', { type: 'image/jpeg' }));
    const { left, bottom } = editor.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: left + 5, clientY: bottom - 20, dataTransfer };
    editor.dispatchEvent(new DragEvent('dragover', at));
    editor.dispatchEvent(new DragEvent('drop', at));
  }, bytes);
  await expect(content.locator('figure img')).toHaveCount(1);
  await expect(content.getByText('Alt text is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose dropped.jpg' }).click();
  await expect(content.locator('figure img')).toHaveCount(2);
  await page.keyboard.type('The same street, a year later');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(question.getByText('2 pictures have no alt text')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await content.locator('figure img').first().click();
  await content.getByLabel('Alt text').fill('Cracks on Oak Street');
  await content.locator('figure img').last().click();
  await content.getByRole('switch', { name: 'Decorative' }).click();
  await publish(page);
  await expectToast(page, 'Blog post created successfully!');

  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 700 } })).newPage();
  await visitor.goto('/blog/pictures-in-a-text');
  await expect(visitor.locator('article figure picture')).toHaveCount(2);
  await expect(visitor.getByText('The same street, a year later')).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    const shown = await visitor
      .locator('article figure img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/-(?:320|480|640)\.avif$/);
  }).toPass();
  const stretched = await visitor
    .locator('article figure img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView();
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return width / height / (image.naturalWidth / image.naturalHeight);
    });
  expect(stretched).toBeCloseTo(1, 1);
});

test('after a choice in a menu or a dialog, the very next key goes into the text', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const id = await storePicture(page, 'A street to choose');
  expect(id).toBeTruthy();
  await fillInPost(page, 'Keys after a choice');
  await page.keyboard.type('Before.');
  const roleInNextTask = (button: Locator) =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      return new Promise((resolve) => {
        setTimeout(() => resolve(document.activeElement?.getAttribute('role')));
      });
    });
  for (const block of ['Divider', 'Table']) {
    await page.getByRole('button', { name: 'Insert' }).click();
    expect(await roleInNextTask(page.getByRole('menuitem', { name: block })), block).toBe('textbox');
  }
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Choose A street to choose' });
  await choice.waitFor();
  expect(await roleInNextTask(choice)).toBe('textbox');
});

test('pasted pictures go where the copied text had them, with their alt texts', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Pasted with pictures');
  const content = page.getByRole('textbox', { name: 'Content' });
  const picture = `data:image/jpeg;base64,${(await readFile(street)).toString('base64')}`;
  const lines = Array.from({ length: 30 }, (_, line) => `<p>Line ${line}.</p>`).join('');
  const html = `<p>Before.</p><p><img src="${picture}" alt="Oak Street at dusk"></p><p>Between.</p>
    <p><img src="https://pictures.example/elm.jpg" alt="Elm Street"></p>${lines}`;
  await content.evaluate((field, pasted) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', pasted);
    const input = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
    field.dispatchEvent(new InputEvent('beforeinput', input));
  }, html);
  const figure = content.locator('figure img');
  await expect(figure).toHaveAttribute('alt', 'Oak Street at dusk');
  const parts = [content.getByText('Before.'), figure, content.getByText('Between.')];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await content.getByText('Line 0.').click();
  await expect(page.getByText('1 picture is on another site')).toBeInViewport({ ratio: 1 });
});
