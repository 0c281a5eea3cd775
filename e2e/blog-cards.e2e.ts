import { readFile } from 'node:fs/promises';
import { storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const table =
  '<table><thead><tr><th>Street</th><th>PCI</th></tr></thead><tbody><tr><td>Oak Street</td><td>41</td></tr></tbody></table>';

test('cards of posts without a cover show the first figure of the text, and no number of views', async ({
  page,
  browser,
  origins,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const buffer = await readFile(new URL('../docs/pictures/site.jpg', import.meta.url));
  const uploaded = await page.request.post('/api/images', {
    headers: { origin: origins.site },
    multipart: { file: { name: 'card.jpg', mimeType: 'image/jpeg', buffer } },
  });
  const { image } = (await uploaded.json()) as { image: { url: string } };
  await storePost(page, 'Card with words');
  await storePost(page, 'Card with a scale', {
    content: `<p>One.</p><figure data-drawing="pci-scale">${table}</figure>`,
  });
  await storePost(page, 'Card with a picture', {
    content: `<p>One.</p><figure><img src="${image.url}" alt="Cracks"></figure>`,
  });

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto('/blog?q=card');
  const card = (title: string) => visitor.getByRole('listitem').filter({ hasText: title });
  const picture = card('Card with a picture').locator('img');
  await expect(picture).toHaveAttribute('alt', '');
  await expect(picture).toHaveAttribute('width', /^\d+$/);
  await expect(picture).toHaveAttribute('height', /^\d+$/);
  await expect(card('Card with a scale').locator('[aria-hidden="true"]').getByText('41 Fair')).toBeVisible();
  await expect(card('Card with words').locator('svg, img')).toHaveCount(0);
  await expect(card('Card with words')).not.toContainText('views');
  await visitor.context().close();
});
