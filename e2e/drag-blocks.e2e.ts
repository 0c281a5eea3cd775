import { storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

test('a block moves by its grip, by the menu of its grip and by keyboard, and a dropped one by one undo', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  for (const text of ['One', 'Two', 'Three']) {
    await page.keyboard.type(text);
    if (text !== 'Three') await page.keyboard.press('Enter');
  }
  const blocks = content.locator('p');
  const grip = page.getByRole('button', { name: 'Block', exact: true });
  const drag = async (text: string, over: string) => {
    await content.getByText(text).hover();
    await grip.hover();
    await page.mouse.down();
    const { y } = (await content.getByText(over).boundingBox())!;
    await page.mouse.move(600, y + 2, { steps: 5 });
  };
  await drag('Three', 'One');
  await page.mouse.up();
  await expect(blocks).toHaveText(['Three', 'One', 'Two']);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText(['One', 'Two', 'Three']);
  await drag('Three', 'One');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(blocks).toHaveText(['One', 'Two', 'Three']);

  await content.getByText('One').hover();
  await grip.click();
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
  // On its way the mouse passes other blocks, which are below the menu.
  for (const name of ['Move down', 'Delete', 'Duplicate']) await page.getByRole('menuitem', { name }).hover();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(blocks).toHaveText(['One', 'One', 'Two', 'Three']);
  await expect(content).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(blocks).toHaveText(['One', 'Two', 'One', 'Three']);
  await page.keyboard.type('!');
  await expect(blocks).toHaveText(['One', 'Two', 'One!', 'Three']);
});

test('undo takes back the drag of a block in a text that had no cursor', async ({ page }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'Dragged at once', { status: 'draft', content: '<p>One</p><p>Two</p>' });
  await page.goto(`/cms/blog/edit/${id}`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.getByText('Two').hover();
  await page.getByRole('button', { name: 'Block', exact: true }).hover();
  await page.mouse.down();
  const { y } = (await content.getByText('One').boundingBox())!;
  await page.mouse.move(600, y + 2, { steps: 5 });
  await page.mouse.up();
  await expect(content.locator('p')).toHaveText(['Two', 'One']);
  await expect(content).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(content.locator('p')).toHaveText(['One', 'Two']);
});
