import type { Locator, Page } from 'playwright/test';
import { openSignedIn } from './test.ts';

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
