import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { sampleVectors } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { strangeParts } from '@workspace/contracts/rich-text/hostile-html/strange-parts';
import { figureMarks } from '@workspace/contracts/rich-text/block-elements';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';
import { startTestSite } from './test-site.ts';

const harmless: BlogPost = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Cracks',
  slug: 'cracks',
  excerpt: 'Short.',
  content: '<h2>Text</h2>',
  // No bundled article has this category, so the suggestions are the same for every post.
  category: 'Unshared',
  date: 'January 1, 2026',
  readTime: '2 min read',
  views: '0',
  tags: ['cracks'],
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-02-03T10:00:00.000Z',
};
/** A row that was never cleaned, such as one from an import. */
const hostile = (html: string): BlogPost => ({
  ...harmless,
  title: html,
  excerpt: html,
  content: html,
  category: html,
  readTime: html,
  tags: [html],
});

const posts = new Map<string, BlogPost>();
let site: FastifyInstance;
let stop: () => Promise<void>;
let frame: string[];
beforeAll(async () => {
  ({ site, stop } = await startTestSite(posts));
  frame = frameOf(await articleOf(harmless));
});
afterAll(() => stop());

const { DOMParser } = new JSDOM('').window;
const parsed = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);

async function served(path: string, post: BlogPost): Promise<string> {
  posts.set(post.slug, post);
  const { statusCode, body } = await site.inject({ url: path });
  expect(statusCode).toBe(200);
  return body;
}

async function articleOf(post: BlogPost) {
  const document = parsed(await served(`/blog/${post.slug}`, post), 'text/html');
  const text = document.querySelector('[data-article-text] > :last-child > :first-child')!;
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return { document, text, ids, html: text.innerHTML };
}

/** Attributes that the site adds to headings, tables and notes, beside those allowed in the text. */
const marks =
  'id data-anchor data-table data-align scope tabindex role data-notes data-back aria-label aria-labelledby aria-describedby'.split(
    ' ',
  );
// An element cannot lose its `is` attribute: the cleaner empties the value.
const inArticle = {
  elements: ['section', ...displayRules.ALLOWED_TAGS],
  attributes: [...displayRules.ALLOWED_ATTR, ...marks, 'is'],
};
const inFeed = { elements: ['head', 'body', ...displayRules.ALLOWED_TAGS], attributes: ['href', 'is', ...figureMarks] };

/**
 * Lists every element of a page outside the article's text and its table of contents, with the names of its
 * attributes.
 */
function frameOf({ document, text }: Awaited<ReturnType<typeof articleOf>>): string[] {
  text.replaceChildren();
  document.querySelector('nav:has(#contents)')?.remove();
  return [...document.querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...Array.from(attributes, ({ name }) => name)].join(' '),
  );
}

describe('hostile HTML in a post', () => {
  it('finds the text of an article in its page', async () => {
    const { html } = await articleOf(harmless);
    expect(html).toMatch(/^<h2 id="text">Text <a href="#text" data-anchor="" aria-label="[^"]+">#<\/a><\/h2>$/);
  });

  it.each(sampleVectors)('keeps a post within its article: $kind, $name', async ({ html }) => {
    const rendered = await articleOf(hostile(html));
    expect(strangeParts(rendered.text, inArticle)).toEqual([]);
    expect(new Set(rendered.ids).size).toBe(rendered.ids.length);
    for (const block of rendered.document.querySelectorAll('script[type$=json]')) JSON.parse(block.textContent);
    expect(frameOf(rendered)).toEqual(frame);
  });

  it('gives no heading an id that the page already uses', async () => {
    const { ids } = await articleOf(harmless);
    const others = ids.filter((id) => id !== 'text');
    const { ids: rendered } = await articleOf({ ...harmless, content: others.map((id) => `<h3>${id}</h3>`).join('') });
    expect(rendered.filter((id) => others.includes(id)).toSorted()).toEqual(others.toSorted());
  });

  it.each(sampleVectors)('keeps the feed valid XML with clean texts: $kind, $name', async ({ html }) => {
    const feed = parsed(await served('/blog/rss.xml', hostile(html)), 'application/xml');
    const item = feed.querySelector('item')!;
    expect(item.children).toHaveLength(7);
    expect(item.querySelector('link')?.textContent).toMatch(/\/blog\/cracks$/);
    const content = item.getElementsByTagName('content:encoded')[0]!.textContent;
    expect(strangeParts(parsed(content, 'text/html').documentElement, inFeed)).toEqual([]);
  });
});
