import type { Locator, Page } from 'playwright/test';
import { storePost } from './posts.ts';
import { expect, openSignedIn } from './test.ts';

/** The two sentences of the post. */
export const long = 'The crews sealed very many cracks in October, before the frost came to the town.';
export const other = 'Water is patient, and it finds a way.';

export const lane = (page: Page) => page.getByRole('region', { name: 'Comments' });
export const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const suggestions = (page: Page) => lane(page).getByRole('article', { name: 'Suggestion by sandbox-writer' });
export const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** Opens a new draft of two paragraphs in the editor, and returns its ID. */
export async function openPost(page: Page, title: string): Promise<string> {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, title, { content: `<p>${long}</p><p>${other}</p>`, status: 'draft' });
  await page.goto(`/cms/blog/edit/${id}`);
  return id;
}

/** Selects a paragraph by three clicks, as a writer does. */
export const select = (page: Page, words: string) => text(page).getByText(words).click({ clickCount: 3 });

/** Opens the requests to the model for the selected words. The keys do nothing until the editor knows that there is a model. */
export const openRequests = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Control+Alt+j');
    await expect(lane(page).locator(':focus')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
