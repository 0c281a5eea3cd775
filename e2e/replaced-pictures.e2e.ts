import { readFile } from 'node:fs/promises';
import { expectToast, storePicture, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const street = new URL('../docs/pictures/site.jpg', import.meta.url);

test('a replaced picture is shown in the texts that use it, and its focal point follows the mouse to the edge', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const id = await storePicture(page, 'A gray road');
  const url = () =>
    page.evaluate((of) => fetch(`/api/images/${of}`).then((r) => r.json()), id).then((r) => r.image.url);
  const first: string = await url();
  const content = `<p>Before.</p><figure><img src="${first}" alt="A gray road"></figure><p>After.</p>`;
  const post = await storePost(page, 'A replaced picture', { content });
  await page.goto('/cms/images');
  await page.getByRole('button', { name: 'Open A gray road' }).click();
  const details = page.getByRole('dialog', { name: 'road.jpg' });
  const point = details.getByRole('slider', { name: 'Focal point' });
  await point.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const { x, y, width, height } = (await point.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 40, y - 30, { steps: 2 });
  await page.mouse.up();
  await expect(point).toHaveAttribute('aria-valuetext', '100 percent from the left, 0 percent from the top');
  const choosing = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Replace the file' }).click();
  await (await choosing).setFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer: await readFile(street) });
  await expectToast(page, 'The picture is replaced wherever it is used.');
  expect(await url()).not.toBe(first);

  await page.goto(`/cms/blog/edit/${post.id}`);
  const figure = page.getByRole('textbox', { name: 'Content' }).getByRole('img', { name: 'A gray road' });
  await expect(figure).toHaveAttribute('src', await url());
});
