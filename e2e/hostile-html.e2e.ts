import type { Page } from 'playwright/test';
import { everyVector } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { expect, openSignedIn, test } from './test.ts';
import { makeBlank, showRaw, vectorIn } from './blank-page.ts';
import {
  articleText,
  expectHarmless,
  inArticle,
  hostileFields,
  hostileTexts,
  watchForScripts,
} from './hostile-posts.ts';
import { inDatabase } from './newsletters.ts';
import { storePost } from './posts.ts';
import { tooComplex } from '../apps/api/src/features/blog-posts/html-shape.ts';

const stored: string[] = [];
/** The last texts contain many vectors each. */
const ofMany = 8;

test.afterEach(async ({ page, origins }) => {
  for (const id of stored.splice(0)) {
    const headers = { origin: origins.site };
    await page.request.delete(`/api/blog-posts/${id}`, { headers });
    await page.request.delete(`/api/blog-posts/${id}/for-good`, { headers });
  }
});

/** Stores every hostile text as a post, the last ones as drafts. */
async function storeAll(page: Page, texts: readonly string[]): Promise<{ id: string; slug: string }[]> {
  const posts = [];
  for (const [index, content] of texts.entries()) {
    const { id, slug } = await storePost(page, 'Hostile', {
      ...hostileFields,
      slug: `hostile-${index}`,
      status: index < texts.length - ofMany ? 'published' : 'draft',
      // The API rejects null characters and lone surrogates before it parses anything.
      content: content.replaceAll('\0', '').toWellFormed(),
    });
    stored.push(id);
    posts.push({ id, slug });
  }
  return posts;
}

const inSight = 80;

/** One vector of each kind that a current browser runs. */
const mustRun = [
  'event attributes: a picture that fails',
  'schemes: named blanks',
  'foreign elements: an animation of an address',
  'mutations: noscript with an end in an attribute',
  'styles: an address that is fetched',
  'documents: a script',
  'newer markup: a popover',
  'characters: the end of a section, and more',
];

/** Shows all vectors raw, as many at a time as the page holds, and returns the names of those that ran scripts. */
async function runEveryVector(page: Page): Promise<string[]> {
  const named = everyVector.map(({ html }, index) => ({ name: `vector-${index}`, html }));
  const ran = [];
  for (let from = 0; from < named.length; from += inSight)
    ran.push(...(await page.evaluate(showRaw, named.slice(from, from + inSight))));
  return ran;
}

test('the vectors run without a cleaner and a policy, and the test detects it', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const found = new Set<string | undefined>();
  await page.route('https://canary.example/**', (route) => {
    found.add(vectorIn(route.request().frame()));
    return route.abort();
  });
  await makeBlank(page);
  // Timers of the browser decide how many vectors act in one pass, so a slow machine may need more than one.
  await expect(async () => {
    await page.goto(page.url());
    for (const name of await runEveryVector(page)) found.add(name);
    const seen = everyVector.filter((_vector, index) => found.has(`vector-${index}`));
    expect(seen.map(({ kind, name }) => `${kind}: ${name}`)).toEqual(expect.arrayContaining(mustRun));
    // The others act in other browsers, in parsers that parse twice, or on the page around them.
    expect(seen.length).toBeGreaterThan(140);
  }).toPass({ timeout: 200_000 });
  expect(await page.evaluate(() => 'ranHere' in window)).toBe(true);
});

/** Checks that the open article contains only allowed elements and fits the width of a phone. */
async function expectHarmlessArticle(page: Page): Promise<void> {
  await expectHarmless(articleText(page), inArticle);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(360);
}

test('no vector runs in a post: in the preview, in its page, or in the feed', async ({ page, browser }) => {
  const seen = await watchForScripts(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  // The API rejects texts beyond the limits before it parses them.
  const texts = (await hostileTexts(browser)).filter((text) => !tooComplex(text));
  const posts = await storeAll(page, texts);
  for (const { id } of posts.slice(-ofMany)) {
    const { path } = (await (await page.request.post(`/api/blog-posts/${id}/preview-link`)).json()) as { path: string };
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectHarmlessArticle(page);
  }
  for (const { id } of posts.slice(-ofMany))
    await page.request.patch(`/api/blog-posts/${id}`, { data: { status: 'published' } });
  for (const { slug } of posts) {
    await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
    await expectHarmlessArticle(page);
  }
  expect(seen).toEqual([]);
  // The feed leaves out a publication that can still be undone.
  await inDatabase([`update blog_posts set published_at = published_at - interval '2 minutes'`, []]);
  await expectHarmlessFeed(page, await browser.newPage());
});

/** Checks that the feed is valid XML, and that a feed reader's rendering of it runs nothing, even without a policy. */
async function expectHarmlessFeed(page: Page, blank: Page): Promise<void> {
  const feed = await page.evaluate(async () => {
    const xml = await (await fetch('/blog/rss.xml', { cache: 'no-store' })).text();
    const items = [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('item')];
    return items.map(({ children }) => Array.from(children, ({ localName, textContent }) => [localName, textContent]));
  });
  expect(feed).toHaveLength(20);
  const seen = await watchForScripts(blank);
  const contents = feed.map((item) => new Map(item as [string, string][])).map((item) => item.get('encoded')!);
  await makeBlank(blank);
  const vectors = contents.map((html, index) => ({ name: `vector-${index}`, html }));
  expect(await blank.evaluate(showRaw, vectors)).toEqual([]);
  expect(contents.filter((html) => html.includes('Words that stay.')).length).toBeGreaterThan(15);
  expect(seen).toEqual([]);
}
