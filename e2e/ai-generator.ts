import type { Locator, Page } from 'playwright/test';
import { expect, openSignedIn } from './test.ts';

/** The dialog in which a model drafts a post. */
export const generator = (page: Page) => page.getByRole('dialog', { name: 'AI Blog Generator' });
/** Presses a button of the dialog. */
export const press = (page: Page, name: string) => generator(page).getByRole('button', { name, exact: true }).click();

/** Opens the dialog as a staff member, with a topic. */
export async function openGenerator(page: Page, topic: string): Promise<void> {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await page.getByRole('button', { name: 'AI Create' }).click();
  await generator(page).getByRole('textbox', { name: 'Topic' }).fill(topic);
}

/** Chooses the first notice to readers in the open dialog. */
export const chooseNotice = (dialog: Locator) =>
  dialog.getByRole('radio', { name: 'A language model helped write this article.' }).check();

/** Generates a post from a topic, by way of its title. */
export async function generatePost(page: Page, topic: string): Promise<void> {
  await openGenerator(page, topic);
  await press(page, 'Generate Title');
  await press(page, 'Approve and Generate Post');
  await expect(generator(page).getByRole('region', { name: 'Preview' })).toBeVisible();
}
