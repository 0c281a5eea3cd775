import type { Page } from 'playwright/test';
import { expectToast, fillInPost } from './posts.ts';
import { cutAtOnce, deleteAtOnce, selectBeforeRendering } from './press-at-once.ts';
import { expect, openSignedIn, test } from './test.ts';

test('staff write an article with every block by keyboard', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Every block by keyboard');
  const content = page.getByRole('textbox', { name: 'Content' });
  const { keyboard } = page;
  const write = async (...lines: string[]) => {
    for (const line of lines) {
      await keyboard.type(line);
      await keyboard.press('Enter');
    }
  };
  await write(
    '## Findings',
    'Run `npm start` or ~~make~~ it.^[Estimated.',
    ' Fast.',
    '#### Small',
    '! Mind the frost',
    '---',
  );
  await write('```if (a)', '  b();', '');
  await write('| Year | Miles |');
  for (const text of ['1', '12', '2']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.type('14');
  await keyboard.press('ArrowUp');
  await keyboard.type('0');
  await keyboard.press('Control+Enter');
  await keyboard.type('/quo');
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')).toHaveCount(1);
  await expect(content).toHaveAttribute('aria-activedescendant', /-0$/);
  await keyboard.press('Enter');
  await keyboard.type('Said');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Blog post created successfully!');
  await page.goto('/blog/every-block-by-keyboard');
  const text = page.locator('[data-article-text]');
  await expect(text.locator('code').first()).toHaveText('npm start');
  await expect(text.locator('s')).toHaveText('make');
  await expect(text.getByRole('heading', { level: 4 })).toContainText('Small');
  await expect(text.getByRole('note')).toHaveText('Mind the frost');
  await expect(text.locator('pre')).toHaveText('if (a)\n  b();', { useInnerText: true });
  await expect(text.getByRole('cell', { name: '120' })).toBeVisible();
  await expect(text.locator('blockquote')).toHaveText('Said');
  await text.getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(/#note-1$/);
  await expect(text.locator('#note-1')).toContainText('Estimated.');
  await text.getByRole('link', { name: 'Back to reference 1' }).click();
  await expect(page).toHaveURL(/#noteref-1$/);
});

test('a typed letter brings the caret back between the bars of the editor', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await page.getByRole('textbox', { name: 'Content' }).click();
  for (let line = 0; line < 60; line += 1) await page.keyboard.press('Enter');
  const middle = Math.round(page.viewportSize()!.height / 2);
  const caret = () => page.evaluate(() => getSelection()!.getRangeAt(0).getBoundingClientRect().top);
  const typeAt = async (top: number) => {
    // The editor may still scroll for the keys before.
    await expect(async () => {
      await page.evaluate((down) => scrollBy(0, down), (await caret()) - top);
      expect(await caret()).toBeCloseTo(top, -1);
    }).toPass();
    await page.keyboard.type('a');
    return caret();
  };
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('ArrowUp');
  expect(await typeAt(middle)).toBeCloseTo(middle, -1);
  const toolbar = (await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox())!;
  expect(await typeAt(20)).toBeGreaterThanOrEqual(toolbar.y + toolbar.height);
  expect(await typeAt(page.viewportSize()!.height + 300)).toBeLessThan(page.viewportSize()!.height - 60);
});

test('the menus of the editor, a slash, a Markdown link and a numbered list work by keyboard', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  const empty = async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    // The last block keeps its kind until the next key.
    await page.keyboard.press('Backspace');
    await expect(content.locator('[data-slate-node=element]')).toHaveCount(1);
    await expect(content.locator('p')).toHaveCount(1);
  };
  await test.step('a slash after a space opens the menu, and Escape leaves it as text', () => insertBySlash(page));
  await empty();
  await test.step('a Markdown link becomes a link, and undo gives the characters back', () => writeLink(page));
  await empty();
  await test.step('words behind a mark, a link or a footnote in the middle of a sentence are not part of it', () =>
    writeInMiddle(page));
  await empty();
  await test.step('a numbered list counts on after the list inside it', () => countOn(page));
  await empty();
  await test.step('Ctrl+X and Ctrl+V act on words that keys selected a moment before', () => cutAtOnce(page));
  await empty();
  await test.step('letters selected just before a late rendering stay selected', () => selectBeforeRendering(page));
  await empty();
  await test.step('deletions act on what keys selected while the page is busy', () => deleteAtOnce(page));
  await empty();
  await test.step('the Insert menu puts a table at the cursor, and marks are in the other menu', () =>
    insertByMenu(page));
});

async function writeInMiddle(page: Page): Promise<void> {
  const { keyboard } = page;
  const content = page.getByRole('textbox', { name: 'Content' });
  await keyboard.type('Start end');
  for (let letter = 0; letter < 4; letter += 1) await keyboard.press('ArrowLeft');
  for (const sign of ['**b**', '_i_', '`c`', '[l](https://a.example/)']) await keyboard.type(` ${sign} then`);
  await keyboard.type(' ^[note');
  await keyboard.press('Enter');
  await keyboard.type(' more');
  await expect(content.locator('strong, em, code, a')).toHaveText(['b', 'i', 'c', 'l']);
  await expect(content.locator('small')).toHaveText(/^\W*note\W*$/);
  await expect(content.locator('p')).toHaveText(/^Start b then i then c then l then \W*note\W* more end$/);
}

async function insertByMenu(page: Page): Promise<void> {
  const content = page.getByRole('textbox', { name: 'Content' });
  await page.keyboard.type('Before');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' })).toBeFocused();
  const insert = page.getByRole('button', { name: 'Insert' });
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('ArrowRight');
  await expect(insert).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Picture' })).toBeFocused();
  await page.keyboard.type('Tab');
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await page.keyboard.type('Year');
  await expect(content.getByRole('columnheader').first()).toContainText('Year');
  await expect(content.locator('p').first()).toHaveText('Before');
  await page.getByRole('button', { name: 'More tools' }).click();
  const superscript = page.getByRole('menuitemcheckbox', { name: 'Superscript' });
  await superscript.click();
  await expect(content).toBeFocused();
  await page.keyboard.type('2');
  await expect(content.locator('sup')).toHaveText('2');
  await page.getByRole('button', { name: 'More tools' }).click();
  await expect(superscript).toHaveAttribute('aria-checked', 'true');
}

async function insertBySlash(page: Page): Promise<void> {
  const content = page.getByRole('textbox', { name: 'Content' });
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await page.keyboard.type('Cracks and /');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.type('or potholes');
  await expect(menu).toBeHidden();
  await page.keyboard.type(' /quo');
  await expect(menu.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type('It holds.');
  await expect(content.locator('p')).toHaveText('Cracks and /or potholes');
  await expect(content.locator('blockquote')).toHaveText('It holds.');
  // A slash of an older text opens nothing.
  await content.locator('p').click();
  await page.keyboard.press('Home');
  for (let index = 0; index < 'Cracks and /o'.length; index += 1) await page.keyboard.press('ArrowRight');
  await expect(menu).toBeHidden();
}

async function writeLink(page: Page): Promise<void> {
  const content = page.getByRole('textbox', { name: 'Content' });
  await page.keyboard.type('Read [the FAQ](/faq) first, [not this](javascript:alert).');
  await expect(content.getByRole('link', { name: 'the FAQ' })).toHaveCount(1);
  await expect(content.locator('p')).toHaveText('Read the FAQ first, [not this](javascript:alert).');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('See [it](/faq)');
  await page.keyboard.press('Control+z');
  await expect(content.locator('p')).toHaveText('See [it](/faq)');
}

async function countOn(page: Page): Promise<void> {
  const { keyboard } = page;
  await keyboard.type('1. Drive');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('slowly');
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  await keyboard.type('Rate');
  const session = await page.context().newCDPSession(page);
  // The browser builds this tree some time after the page.
  const markers = async () => {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: { role?: { value: string }; name?: { value: string } }[];
    };
    const found = nodes.filter(({ role }) => role?.value === 'ListMarker');
    return [...new Set(found.map(({ name }) => name?.value.trim() ?? ''))].toSorted();
  };
  await expect.poll(markers).toEqual(['1.', '2.']);
}
