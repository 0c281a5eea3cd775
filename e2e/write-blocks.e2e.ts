import { expectToast, fillInPost } from './posts.ts';
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
