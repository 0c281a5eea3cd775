import type { expect as Expect, Page } from 'playwright/test';

/**
 * Opens every page of the console by its own navigation, and publishes a post. An earlier release of the console is tested
 * by its own copy of this file, which knows its labels. So it imports nothing but types.
 */
export async function smokeConsole(page: Page, expect: typeof Expect, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  const links = page.getByRole('navigation').locator('a[href^="/cms"]');
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)));
  expect(paths.size).toBeGreaterThan(4);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/in a way we do not understand|could not be loaded/)).toHaveCount(0);
  }
  await page.goto('/cms/blog/new');
  await page.getByLabel('Title *').fill(title);
  await page.getByLabel('Category').selectOption('Field Assessment');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What a camera can tell.');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('Words.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish this post?' });
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(question).toBeHidden();
}
