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

test('the cards of a row begin at one height, and show their whole drawing at any width', async ({ page }) => {
  for (const width of [360, 768, 1_280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog?q=road');
    const cards = await page
      .getByRole('main')
      .locator('li:has(> h3)')
      .evaluateAll((all) =>
        all.map((card) => {
          const frame = card.querySelector(':scope > div')?.getBoundingClientRect();
          // A street goes on below its picture, which clips it.
          const parts = [...card.querySelectorAll('div svg, div svg:not([data-near], :has(+ [data-near])) *')].map(
            (part) => part.getBoundingClientRect(),
          );
          return {
            top: card.getBoundingClientRect().top,
            hasDrawing: frame !== undefined,
            title: card.querySelector('h3')!.getBoundingClientRect(),
            smallText: [...card.querySelectorAll<SVGTextElement>('div svg text')]
              .filter((label) => label.getClientRects().length > 0 && label.getBoundingClientRect().height < 8)
              .map(({ textContent }) => textContent),
            below: frame ? Math.max(...parts.map(({ bottom }) => bottom)) - frame.bottom : 0,
          };
        }),
      );
    expect(cards.length).toBeGreaterThan(6);
    expect(Math.max(...cards.map(({ below }) => below)), `${width}`).toBeLessThanOrEqual(1);
    expect(
      cards.flatMap(({ smallText }) => smallText),
      `${width}`,
    ).toEqual([]);
    expect(new Set(cards.map(({ title }) => Math.round(title.width))).size, `${width}`).toBe(1);
    for (const top of new Set(cards.map((card) => card.top))) {
      const drawn = cards.filter((card) => card.top === top && card.hasDrawing);
      expect(new Set(drawn.map(({ title }) => Math.round(title.top))).size, `${width}`).toBeLessThanOrEqual(1);
    }
  }
});
