import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import type { Image } from '@workspace/contracts/images';
import { chromiumArguments, installedBrowser } from '../e2e/browser.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { reportOn, type Report } from './report-on.ts';
import { median } from './statistics.ts';

/** Measures an article with a cover and three pictures: its bytes at two widths, and Lighthouse's mobile figures. */
const rounds = 3;
const files = ['site.jpg', 'console.jpg', 'site.jpg'];
const slug = 'three-pictures';

async function storeImages(context: BrowserContext): Promise<Image[]> {
  const stored = [];
  for (const name of files) {
    const buffer = await readFile(new URL(`../docs/pictures/${name}`, import.meta.url));
    const file = { name, mimeType: 'image/jpeg', buffer };
    const response = await context.request.post('/api/images', { multipart: { file } });
    stored.push(((await response.json()) as { image: Image }).image);
  }
  for (const { id } of stored)
    for (;;) {
      const { image } = (await (await context.request.get(`/api/images/${id}`)).json()) as { image: Image };
      if (image.status === 'ready') break;
      await sleep(200);
    }
  return stored;
}

/** Signs in, and publishes an article with three pictures. */
async function publishArticle(context: BrowserContext): Promise<void> {
  const form = await context.request.get('/api/login');
  await context.request.post(form.url(), { form: { email: 'ada@lanesight.ai', verified: 'on' } });
  const images = await storeImages(context);
  const text = `<p>${'Crews seal cracks before the first frost because water is patient. '.repeat(12)}</p>`;
  const figures = images.map(
    ({ url }) => `<figure><img src="${url}" alt="A street"><figcaption>A street</figcaption></figure>`,
  );
  const data = {
    title: 'Three pictures',
    slug,
    category: 'Smart Cities',
    date: 'May 1, 2026',
    readTime: '3 min read',
    excerpt: 'An article with three pictures and a cover.',
    content: figures.map((figure) => text + figure).join('') + text,
    coverImageId: images[0]!.id,
    status: 'published',
  };
  const response = await context.request.post('/api/blog-posts', { data });
  if (!response.ok()) throw new Error(await response.text());
}

/** Returns the bytes that the browser receives for the article, scrolled to its end. */
async function bytesAt(browser: Browser, url: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const typeOf = new Map<string, string>();
  const bytes = { Image: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (typeOf.get(requestId) === 'Image') bytes.Image += encodedDataLength;
  });
  await page.goto(url);
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('article img')) {
      picture.scrollIntoView();
      await (picture as HTMLImageElement).decode();
    }
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  return { width, 'pictures kB': Math.round(bytes.Image / 102.4) / 10, 'all kB': Math.round(bytes.all / 102.4) / 10 };
}

const executablePath = installedBrowser();
if (!executablePath) throw new Error('No browser was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
const product = await startTemporaryProduct();
const browser = await chromium.launch({ args: chromiumArguments, executablePath });
try {
  await publishArticle(await browser.newContext({ baseURL: product.origins.site }));
  const url = `${product.origins.site}/blog/${slug}`;
  console.table([await bytesAt(browser, url, 360), await bytesAt(browser, url, 1280)]);
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await reportOn(url, executablePath));
  const middle = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  );
  console.log(
    `Lighthouse ${scores.join(' ')}, LCP ${Math.round(middle('largest-contentful-paint'))} ms, CLS ${middle('cumulative-layout-shift').toFixed(4)}, TBT ${Math.round(middle('total-blocking-time'))} ms, load ${loadavg()[0]!.toFixed(1)}`,
  );
} finally {
  await browser.close();
  await product.stop();
}
