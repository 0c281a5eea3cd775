import { dropPictures } from './pictures.ts';
import { save, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

test('a picture that is not in the text yet delays publishing, and Save Post asks before it leaves', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'A slow picture', { status: 'draft' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/images', (route) => released.then(() => route.continue()));
  await page.goto(`/cms/blog/edit/${id}`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await dropPictures(content, ['oak.jpg']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(dialog.getByText('A picture is not in the text yet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await save(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  release();
  await expect(content.locator('figure img')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
});
