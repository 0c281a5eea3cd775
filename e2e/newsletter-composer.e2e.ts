import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { mailTo } from './mail.ts';
import { people, storeCampaign } from './newsletters.ts';
import { expectToast, storePicture } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';

test.beforeEach(({ page }) => signInByRequest(page));

const rows = (page: Page) => page.locator('[data-block]');

/** Returns the kinds of the blocks from top to bottom. */
const kinds = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')!.split(', ')[1]!));

const entries = { t: 'Text', p: 'Picture', b: 'Button' };

/** Adds a block by keyboard: the letter chooses it in the menu. */
async function add(page: Page, letter: keyof typeof entries): Promise<void> {
  await page.getByRole('button', { name: 'Add a block', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Text' })).toBeFocused();
  if (letter !== 't') await page.keyboard.press(letter);
  // The menu moves its focus a moment after the letter.
  await expect(page.getByRole('menuitem', { name: entries[letter] })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Moves the block with the focus to the top by keys. */
async function moveToTop(page: Page): Promise<void> {
  const index = await rows(page).evaluateAll((all) => all.findIndex((row) => row.contains(document.activeElement)));
  for (let step = 0; step < index; step += 1) await page.keyboard.press('Alt+Shift+ArrowUp');
}

/** Writes the issue of this test by keyboard, around the posts that it has. */
async function composeByKeyboard(page: Page): Promise<void> {
  await add(page, 't');
  const words = page.getByRole('textbox', { name: /^Block 4 of 4, Text/ });
  await expect(words).toBeFocused();
  await page.keyboard.type('Hi {{firstName|there}}, winter is near.');
  await moveToTop(page);
  await expect.poll(() => kinds(page)).toEqual(['Text', 'Post', 'Post', 'Post']);
  await expect(page.getByText('Moved to place 1 of 4.')).toBeAttached();
  await page.keyboard.type(' Look down.');

  await add(page, 'p');
  const picture = page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: /winding road/ });
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Block 5 of 5, Picture: text/ })).toBeFocused();
  await page.keyboard.type('A road in the frost');

  await add(page, 'b');
  await page.keyboard.type('Book a scan');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Not saved yet: Write where the button leads/)).toBeVisible();
  await page.keyboard.type('/full-service');

  await add(page, 't');
  await expect(page.getByRole('textbox', { name: /^Block 7 of 7, Text/ })).toBeFocused();
  await page.keyboard.type('Until ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('December');
}

/** Presses an entry of a block's menu by keyboard. */
async function chooseInBlock(page: Page, name: RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

test('a staff member composes an issue by keyboard, previews it in four ways, and sends tests of it', async ({
  page,
  origins,
}) => {
  const id = await storeCampaign(page, { name: 'Composed', emails: people(1, 'composed') });
  await page.goto(`/cms/campaigns/${id}`);
  await storePicture(page, 'A winding road');
  await page.getByRole('textbox', { name: 'Subject' }).fill('{{firstName|Neighbor}}, before the first ice');
  await page.getByRole('textbox', { name: 'Preheader' }).fill('Three weeks to go');
  await composeByKeyboard(page);

  await chooseInBlock(page, /^Block 4 of 7, Post$/, 'Remove');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => kinds(page)).toEqual(['Text', 'Post', 'Post', 'Post', 'Picture', 'Button', 'Text']);
  await chooseInBlock(page, /^Block 4 of 7, Post$/, 'Remove');
  await chooseInBlock(page, /^Block 4 of 6, Picture$/, 'Move up');
  await expect.poll(() => kinds(page)).toEqual(['Text', 'Post', 'Picture', 'Post', 'Button', 'Text']);
  await expect(page.getByRole('button', { name: /^Block 3 of 6, Picture$/ })).toBeFocused();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Newsletter campaign saved.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await expect(page.getByRole('figure').filter({ hasText: 'In the inbox' })).toContainText(
    'Neighbor, before the first ice',
  );
  await page.getByLabel('As it reaches').selectOption({ label: 'Anna, anna0@composed.example' });
  const phone = page.frameLocator('iframe[title="The message on a phone"]');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Anna, before the first ice');
  await expect(phone.getByText('Hi Anna, winter is near. Look down.')).toBeVisible();
  await expect(phone.getByRole('img', { name: 'A road in the frost' })).toBeVisible();
  await page.getByRole('tab', { name: 'Phone' }).focus();
  await page.keyboard.press('ArrowRight');
  const desktop = page.frameLocator('iframe[title="The message on a desktop"]');
  await expect(desktop.getByRole('link', { name: 'Book a scan' })).toHaveAttribute('href', /\/full-service$/);
  await page.keyboard.press('ArrowRight');
  const dark = page.frameLocator('iframe[title="The message in the dark"]');
  await expect(dark.locator('body')).toHaveCSS('background-color', 'rgb(23, 25, 26)');
  await expect(phone.locator('body')).toHaveCSS('background-color', 'rgb(245, 243, 238)');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Plain text' })).toContainText('Book a scan: ');
  await page.getByRole('radio', { name: /^Plain/ }).check();
  await expect(page.getByRole('tabpanel', { name: 'Plain text' })).not.toContainText('before the first ice');

  await page.getByRole('button', { name: 'Send tests …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send tests' });
  await expect(dialog).toContainText('Tests show what is saved.');
  // Typing replaces the writer's own address.
  await expect(dialog.getByLabel('Addresses')).toHaveValue('ada@lanesight.ai');
  await page.keyboard.type('one@tests.example, anna0@composed.example\nnobody');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send 3 tests' }).press('Enter');
  // Toasts are in the open dialog, too.
  await expect(dialog.getByRole('listitem').filter({ hasNotText: 'campaign saved' })).toHaveText([
    'A test is on its way to one@tests.example.',
    'A test is on its way to anna0@composed.example.',
    /^nobody: This is no email address/,
  ]);
  await expect(dialog.getByLabel('Addresses')).toHaveValue('nobody');
  const [one] = await mailTo(origins.sandbox, 'one@tests.example');
  expect(one?.subject).toBe('[Test] Neighbor, before the first ice');
  expect(one?.text).toContain('Hi there, winter is near. Look down.');
  const [anna] = await mailTo(origins.sandbox, 'anna0@composed.example');
  expect(anna?.subject).toBe('[Test] Anna, before the first ice');
  expect(anna?.text).toContain('Until December');
  await page.keyboard.press('Escape');
});

test('a list in a text has the bullets of the email, a block is dragged by its grip, an unknown merge field is named, and a campaign is duplicated', async ({
  page,
  complaints,
}) => {
  const id = await storeCampaign(page, { name: 'Dragged', emails: people(1, 'dragged') });
  await page.goto(`/cms/campaigns/${id}`);
  await add(page, 't');
  const words = page.getByRole('textbox', { name: /^Block 4 of 4, Text/ });
  await expect(words).toBeFocused();
  await page.keyboard.type('Walk the worst block');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await expect(words.locator('ul')).toHaveCSS('list-style-type', 'disc');
  const grip = (await page.getByRole('button', { name: /^Block 4 of 4, Text$/ }).boundingBox())!;
  const top = (await rows(page).first().boundingBox())!;
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, top.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => kinds(page)).toEqual(['Text', 'Post', 'Post', 'Post']);

  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Hi {{nmae}}');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, /^The subject has \{\{nmae\}\}, which is no merge field/);
  await expect(subject).toHaveAccessibleDescription(/which is no merge field/);
  await subject.fill('Hi {{name|there}}');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Newsletter campaign saved.');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dragged (copy)');
  await expect.poll(() => kinds(page)).toEqual(['Text', 'Post', 'Post', 'Post']);
});

test('the bar of a draft stays in sight: it sends, or leads to the reason why it cannot', async ({ page }) => {
  const id = await storeCampaign(page, { name: 'From the bar', emails: people(2, 'bar') });
  await page.goto(`/cms/campaigns/${id}`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const send = page.getByRole('button', { name: 'Send …' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('It goes to 2 people.')).toBeVisible();
    await page.getByText('All checks of the sender').scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await send.click();
    await expect(page.getByRole('alertdialog', { name: 'Send to 2 people?' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByLabel('Subject', { exact: true }).fill(`Written at ${width}`);
    await expect(page.getByText('Not saved yet', { exact: true })).toBeInViewport();
    await send.click();
    await expect(page.getByText('Save the draft first: what is not saved does not go out.')).toBeInViewport();
    const saveDraft = page.getByRole('button', { name: 'Save Draft' });
    await saveDraft.press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeInViewport();
    await expect(saveDraft).toBeDisabled();
    await expect(saveDraft).toBeFocused();
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Preview beside the message' })).toBeFocused();
  expect(await violationsInEveryScheme(page)).toEqual([]);
});
