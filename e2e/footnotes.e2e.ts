import { expect, openSignedIn, test } from './test.ts';

test('a double click on a word beside a footnote selects that word alone', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('Some claim^[First note]and more');
  const replaceWord = async (word: string, by: string) => {
    const { x, y } = await content.evaluate((field, text) => {
      const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const start = texts.currentNode.textContent!.indexOf(text);
        if (start === -1) continue;
        const range = new Range();
        range.setStart(texts.currentNode, start);
        range.setEnd(texts.currentNode, start + text.length);
        const box = range.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
      throw new Error(`no ${text}`);
    }, word);
    await page.mouse.dblclick(x, y);
    await page.keyboard.type(by);
  };
  await replaceWord('claim', 'fact');
  await replaceWord('First', 'Last');
  await replaceWord('note', 'word');
  await replaceWord('and', 'or');
  await expect(content.locator('small')).toHaveText('Last word');
  await expect(content.locator('p')).toHaveText('Some fact Last word or more');
});
