import type { Browser, Page } from 'playwright/test';
import { expectHarmless, hostileFields, hostileTexts, watchForScripts } from './hostile-posts.ts';
import { openPreview } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

// A policy would hide gaps of the cleaner.
test.use({ bypassCSP: true });

const post = {
  ...hostileFields,
  views: '0',
  viewCount: 0,
  isAiDraft: false,
  wasPublic: true,
  linkedinWanted: true,
  tags: [],
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  status: 'published',
  publishAt: null,
  trashedAt: null,
};
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const preview = { elements: ['div'], attributes: ['class'] };

/** Leaves out frame sets: uncleaned, they leave nothing to show. */
const uncleaned = async (browser: Browser) =>
  (await hostileTexts(browser)).filter((text) => !text.startsWith('<frameset'));

/** Mocks responses with uncleaned posts, by id. */
async function answerRaw(page: Page, texts: readonly string[]): Promise<void> {
  await page.route(/\/api\/blog-posts\/0{8}-[\d-]*\d+$/, (route) => {
    const index = Number(/\d+$/.exec(route.request().url())![0]);
    return route.fulfill({
      json: { post: { ...post, id: idOf(index), slug: `raw-${index}`, content: texts[index] } },
    });
  });
}

/** Goes to another page of the console without loading it anew, as the back button does. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('no vector runs in an editor that receives it uncleaned', async ({ page, browser }) => {
  const seen = await watchForScripts(page);
  const texts = await uncleaned(browser);
  await answerRaw(page, texts);
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  for (const index of texts.keys()) {
    await goWithin(page, `/cms/blog/edit/${idOf(index)}`);
    await expect(page.getByLabel('Slug')).toHaveValue(`raw-${index}`);
    await expectHarmless(await openPreview(page), preview);
  }
  expect(seen).toEqual([]);
});

test('no vector runs when pasted, or restored as unsaved text', async ({ page, browser, complaints }) => {
  const seen = await watchForScripts(page);
  const texts = await uncleaned(browser);
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const editor = page.getByRole('textbox', { name: 'Content' });
  const shown = await openPreview(page);
  for (const html of texts) {
    await editor.focus();
    await editor.evaluate(paste, html);
    await expectHarmless(shown, preview);
    // A picture that is rejected meanwhile puts the caret back where it was.
    await expect(async () => {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Backspace');
      await expect(shown).toContainText('appears here', { timeout: 5_000 });
    }).toPass();
  }
  // Pictures written out in the HTML are uploaded, and rejected.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/status of 4(?:15|22)/);
  const values = { ...hostileFields, slug: 'unsaved', content: texts.at(-1), publishAt: null };
  await page.evaluate(
    ({ kept }) =>
      localStorage.setItem(
        'unsaved-post/ada%40lanesight.ai/new/x',
        JSON.stringify({ at: Date.now() + 9_000, basedOn: null, values: kept }),
      ),
    { kept: { ...values, status: 'draft' } },
  );
  await page.reload();
  await page.getByRole('button', { name: 'See what differs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expectHarmless(await openPreview(page), preview);
  await expect(page.getByLabel('Title *')).toHaveValue(/ranHere/);
  expect(seen).toEqual([]);
});

/** Simulates the events that a browser fires for a paste. */
function paste(editor: Element, html: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/html', html);
  const sign = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
  editor.dispatchEvent(new InputEvent('beforeinput', sign));
}
