import type { Browser, Locator, Page } from 'playwright/test';
import type { Image } from '@workspace/contracts/images';
import { expect, openSignedIn, test } from './test.ts';
import { drawFile, drawPicture, dropPictures } from './pictures.ts';
import { expectToast, fillInPost, publish, storePicture, storePost } from './posts.ts';

const alt = 'Alligator cracking on Oak Street';
const slug = 'a-post-with-pictures';

test('staff upload, replace and describe a picture, and a reader gets it as a cover and in a text', async ({
  page,
  browser,
  complaints,
}) => {
  await openSignedIn(page, '/cms/images', 'ada@lanesight.ai');
  const urlOf = async (name: string) => {
    const { images } = (await (await page.request.get('/api/images')).json()) as { images: Image[] };
    return images.find(({ fileName }) => fileName === name)!.url;
  };
  await test.step('a picture that cannot be read is named with the reason, and the other is stored', async () => {
    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"/>') };
    await page.getByLabel('Upload pictures').setInputFiles([broken, await drawFile(page, 'oak.jpg'), drawing]);
    await expect(page.getByRole('button', { name: 'Open oak.jpg' })).toBeVisible();
    await expect(page.getByText('broken.jpg was not stored')).toBeVisible();
    await expect(page.getByText('An SVG file is a program as much as a picture')).toBeVisible();
    // The browser reports both rejected requests.
    expect(complaints.splice(0)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('415')));
  });
  const first = await urlOf('oak.jpg');
  const content = `<p>Before.</p><figure><img src="${first}" alt="A road"></figure><p>After.</p>`;
  const { id } = await storePost(page, 'A post with pictures', { slug, content, status: 'draft' });

  await page.getByRole('button', { name: 'Open oak.jpg' }).click();
  const details = page.getByRole('dialog');
  await dragFocalPoint(page, details);
  const choosing = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Replace the file' }).click();
  await (await choosing).setFiles(await drawFile(page, 'new.jpg', 'green'));
  await expectToast(page, 'The picture is replaced wherever it is used.');
  await expect(details.getByRole('heading', { name: 'new.jpg' })).toBeVisible();
  const point = details.getByRole('slider', { name: 'Focal point' });
  await point.press('ArrowRight');
  await expect(point).toHaveAttribute('aria-valuetext', '55 percent from the left, 50 percent from the top');
  await details.getByLabel('Alt text').fill(alt);
  await details.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Picture saved.');
  await page.getByLabel('Search pictures').fill('alligator oak');
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(1);

  await page.goto(`/cms/blog/edit/${id}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  const replaced = await urlOf('new.jpg');
  expect(replaced).not.toBe(first);
  await expect(text.getByRole('img', { name: 'A road' })).toHaveAttribute('src', replaced);
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Choose ${alt}` })
    .click();
  await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
  await dropPictures(text, ['dropped.jpg']);
  await expect(text.locator('figure img')).toHaveCount(2);
  await expect(text.getByText('Alt text is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(question.getByText('1 picture has no alt text')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true');
  // The way to the fault ends in the field that corrects it, and so does a press on the note below the picture.
  await question.getByRole('button', { name: '1 picture has no alt text' }).click();
  await expect(text.getByLabel('Alt text')).toBeFocused();
  await page.getByLabel('Title *').focus();
  await text.locator('figure img').first().click();
  await text.getByRole('button', { name: 'Alt text is missing' }).click();
  await replaceAndUndo(page, text);
  await text.getByRole('switch', { name: 'Decorative' }).click();
  await publish(page);
  await expectToast(page, 'Blog post updated successfully!');
  await expectPictures(browser);
});

/** Replaces the picture whose fields are open, which takes the alt text of the other one, and undoes that. */
async function replaceAndUndo(page: Page, text: Locator): Promise<void> {
  const described = text.getByRole('img', { name: alt });
  const count = await described.count();
  await text.getByRole('button', { name: 'Replace picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another picture' });
  await dialog.getByRole('button', { name: `Choose ${alt}` }).click();
  await expect(described).toHaveCount(count + 1);
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(described).toHaveCount(count);
}

/** Drags the focal point beyond the edge of the picture. */
async function dragFocalPoint(page: Page, details: Locator): Promise<void> {
  const point = details.getByRole('slider', { name: 'Focal point' });
  await point.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const { x, y, width, height } = (await point.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 40, y - 30, { steps: 2 });
  await page.mouse.up();
  await expect(point).toHaveAttribute('aria-valuetext', '100 percent from the left, 0 percent from the top');
}

/** Checks the pictures of the post as a reader without scripts gets them. */
async function expectPictures(browser: Browser): Promise<void> {
  const reader = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });
  const page = await reader.newPage();
  const response = await page.goto(`/blog/${slug}`);
  expect(response?.headers().link, 'the font of the title comes after the cover').toContain('fetchpriority=low');
  expect((await page.request.get('/faq')).headers().link).not.toContain('fetchpriority');
  const cover = page.getByRole('img', { name: alt });
  await expect(cover).toHaveAttribute('width', /^\d+$/);
  const widthOf = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth);
  expect(await cover.evaluate(widthOf)).toBeGreaterThan(0);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toMatch(/\/media\/[\w-]+\/[\w-]+-social-\d+-\d+\.jpg$/);
  expect((await page.request.get(shared!)).headers()['content-type']).toBe('image/jpeg');

  const figures = page.locator('article figure img');
  await expect(page.locator('article figure picture')).toHaveCount(2);
  await expect(async () => {
    await page.reload();
    const file = await figures.first().evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(file).toMatch(/-(?:320|480|640)\.avif$/);
  }).toPass();
  const stretched = await figures.first().evaluate(async (image: HTMLImageElement) => {
    image.scrollIntoView();
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    return width / height / (image.naturalWidth / image.naturalHeight);
  });
  expect(stretched).toBeCloseTo(1, 1);
}

test('pasted pictures go where the copied text had them, and after a choice in a menu the next key goes into the text', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await storePicture(page, 'A street to choose');
  await fillInPost(page, 'Pasted with pictures');
  const content = page.getByRole('textbox', { name: 'Content' });
  const picture = `data:image/jpeg;base64,${(await drawPicture(page)).toString('base64')}`;
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

  const roleInNextTask = (button: Locator) =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      return new Promise((resolve) => {
        setTimeout(() => resolve(document.activeElement?.getAttribute('role')));
      });
    });
  const insert = page.getByRole('button', { name: 'Insert' });
  for (const block of ['Divider', 'Table']) {
    await insert.click();
    expect(await roleInNextTask(page.getByRole('menuitem', { name: block })), block).toBe('textbox');
  }
  await insert.click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Choose A street to choose' });
  await choice.waitFor();
  expect(await roleInNextTask(choice)).toBe('textbox');
  await page.getByRole('button', { name: 'Leave out' }).press('Enter');
  await expect(content).toBeFocused();
});
