import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';
import { expectToast, storePost } from './posts.ts';

test('a source settles a sentence, is shown to readers when switched on, and can be deleted', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id, slug } = await storePost(page, 'Seal cracks early', {
    content: '<p>Nine of ten potholes begin in a crack.</p><p>Water is patient.</p>',
    status: 'draft',
    isAiDraft: true,
  });
  await page.goto(`/cms/blog/edit/${id}`);
  const panel = page.getByRole('region', { name: 'Unsupported sentences' });
  await panel.getByRole('button', { name: /^Next/ }).click();
  await panel.getByRole('button', { name: /^Add source/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  await expect(dialog).toContainText('“Nine of ten potholes begin in a crack.”');
  await dialog.getByLabel('Title of the source').fill('Maintenance manual');
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await expect(dialog.getByText('Write an address, or quote the words of the source')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByLabel('Address').fill('https://example.org/manual');
  await dialog.getByLabel('Read on').fill('2026-11-01');
  await dialog.getByLabel('Quoted words').fill('Most potholes begin in a crack.');
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await expectToast(page, 'Source added');
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('heading', { name: 'Nothing left to check' })).toBeFocused();
  await expect(page.locator('[role=textbox] mark')).toHaveCount(0);
  await panel.getByText('1 source', { exact: true }).click();
  await expect(panel.getByText(/Maintenance manual.*, read on November 1, 2026.*ada@lanesight\.ai, /)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    const disclosure = { kind: 'notice', text: 'A model helped write this.' };
    await fetch(path, { method: 'PATCH', headers, body: JSON.stringify({ status: 'published', disclosure }) });
  }, `/api/blog-posts/${id}`);
  const seen = async () => (await context.request.get(`/blog/${slug}`)).text();
  await expect(async () => expect(await seen()).toContain('Water is patient.')).toPass();
  expect(await seen()).not.toContain('Maintenance manual');
  await panel.getByRole('switch', { name: 'Show sources to readers' }).click();
  await expect(async () => expect(await seen()).toContain('Maintenance manual')).toPass();
  const reader = await context.newPage();
  await reader.goto(`/blog/${slug}`);
  const sources = reader.getByRole('region', { name: 'Sources' });
  await expect(sources.getByRole('link', { name: 'Maintenance manual' })).toHaveAttribute(
    'href',
    'https://example.org/manual',
  );
  await expect(sources.getByRole('listitem')).toContainText('Read on November 1, 2026');
  await expect(sources.getByText('“Most potholes begin in a crack.”')).toBeVisible();
  expect(await violationsInEveryScheme(reader)).toEqual([]);

  await panel.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog', { name: 'Delete this source?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByRole('heading', { name: '1 unsupported sentence to check' })).toBeVisible();
  await expect(async () => expect(await seen()).not.toContain('Maintenance manual')).toPass();
});
