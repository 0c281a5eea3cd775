import type { Page } from 'playwright/test';
import { drawFile } from './pictures.ts';
import { expectToast } from './posts.ts';
import { tabTo } from './tab-to.ts';
import { expect, openSignedIn, test } from './test.ts';

const sentences = [
  'A crew walks the street before the camera drives it.',
  'Water enters through cracks that nobody sealed in autumn.',
  'The survey names each defect and the place where it was seen.',
  'Budgets last longer where the good roads are kept good.',
  'An inspector opens the picture and reads the rating beside it.',
];
/** Types a paragraph of 250 words: a sentence key by key, the others at once, as dictation inserts them. */
async function typeParagraph({ keyboard }: Page): Promise<void> {
  await keyboard.type(sentences[0]!);
  for (let index = 1; index < 25; index += 1) await keyboard.insertText(` ${sentences[index % sentences.length]}`);
}

/** Inserts a picture of the library with the menu of blocks, and describes it. */
async function insertPicture(page: Page, name: string, { caption, alt }: { caption: string; alt: string }) {
  const { keyboard } = page;
  await keyboard.type('/picture');
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')).toHaveCount(1);
  await keyboard.press('Enter');
  const choice = page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: `Choose ${name}` })
    .first();
  await expect(choice).toBeVisible();
  await tabTo(page, choice);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await keyboard.type(caption);
  const field = page.getByRole('textbox', { name: 'Content' }).getByLabel('Alt text');
  await tabTo(page, field);
  await keyboard.type(alt);
  await keyboard.press('Enter');
}

test('an article of a thousand words with pictures, a table, a callout and a footnote is written by keyboard alone', async ({
  page,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  for (const name of ['lime.jpg', 'larch.jpg']) {
    const stored = await page.request.post('/api/images', { multipart: { file: await drawFile(page, name) } });
    expect(stored.status()).toBe(201);
  }
  const { keyboard } = page;
  await tabTo(page, page.getByRole('link', { name: 'Create New Post' }));
  await keyboard.press('Enter');
  const title = page.getByLabel('Title *');
  await expect(title).toBeVisible();
  await tabTo(page, title);
  await keyboard.type('A thousand words by keyboard');
  await tabTo(page, page.getByRole('textbox', { name: 'Excerpt' }));
  await keyboard.type('How a street is rated, from the first walk to the budget of the year.');
  const content = page.getByRole('textbox', { name: 'Content' });
  await tabTo(page, content);
  await keyboard.type('## Before the survey\n');
  await typeParagraph(page);
  await keyboard.press('Enter');
  await insertPicture(page, 'lime.jpg', { caption: 'Oak Street in spring', alt: 'Cracks across both lanes' });
  await typeParagraph(page);
  await keyboard.type(` It is an estimate.^[From the survey of last year.`);
  await keyboard.press('ArrowRight');
  await keyboard.type('\n! Seal cracks before the first frost\n## The survey\n');
  await typeParagraph(page);
  await keyboard.type(`\n| Year | Miles |\n`);
  for (const text of ['2025', '12', '2026']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.type('14');
  await keyboard.press('Control+Enter');
  await insertPicture(page, 'larch.jpg', { caption: 'Elm Street in autumn', alt: 'A sealed crack' });
  await typeParagraph(page);
  await tabTo(page, page.getByLabel('Category'));
  await keyboard.type('Field');
  await keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  const publish = page.getByRole('dialog', { name: 'Publish this post?' }).getByRole('button', { name: 'Publish now' });
  await tabTo(page, publish);
  await keyboard.press('Enter');
  await expectToast(page, 'Blog post updated successfully!');

  await page.goto('/blog/a-thousand-words-by-keyboard');
  const text = page.locator('[data-article-text]');
  expect((await text.innerText()).split(/\s+/).length).toBeGreaterThan(1_000);
  await expect(text.getByRole('heading', { level: 2 })).toHaveText([/^Before the survey/, /^The survey/, 'Notes']);
  await expect(text.getByRole('img', { name: 'Cracks across both lanes' })).toBeVisible();
  await expect(text.getByRole('figure').filter({ hasText: 'Elm Street in autumn' })).toBeVisible();
  await expect(text.getByRole('note').filter({ hasText: 'Seal cracks before the first frost' })).toBeVisible();
  await expect(text.getByRole('cell', { name: '14' })).toBeVisible();
  await expect(text.locator('#note-1')).toContainText('From the survey of last year.');
});
