import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArguments, installedBrowser } from '../e2e/browser.ts';
import { root } from './config.ts';
import { startTemporaryProduct } from './start/temporary-product.ts';

/** Generates the README's pictures from the running product with its sample posts. */
const folder = join(root, 'docs/pictures');

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72, animations: 'disabled' });
  console.log(`docs/pictures/${name}.jpg`);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/cms/blog');
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Blog Management' }).waitFor();
}

const product = await startTemporaryProduct();
const executablePath = installedBrowser();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({
    baseURL: product.origins.site,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await picture(page, 'site');
  await signIn(page, 'ada@lanesight.ai');
  await page.getByRole('link', { name: 'Edit Anatomy of a pothole, in four stages' }).click();
  await page.getByRole('tab', { name: 'Article Preview' }).click();
  await page.getByRole('tabpanel', { name: 'Article Preview' }).getByRole('heading').first().waitFor();
  await picture(page, 'console');
} finally {
  await browser.close();
  await product.stop();
}
