import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { headOf, startTestSite } from './test-site.ts';

const plain: BlogPost = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Cracks',
  slug: 'plain',
  excerpt: 'Short.',
  content: '<p>Text.</p>',
  category: 'Unshared',
  date: 'January 1, 2026',
  readTime: '2 min read',
  views: '0',
  tags: [],
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-02-03T10:00:00.000Z',
};
const nothing = { url: null, document: null, readOn: null, quote: null };
const hostile = '<img src=x onerror=alert(1)>';
const disclosed: BlogPost = {
  ...plain,
  slug: 'disclosed',
  aiNotice: `A model helped ${hostile}`,
  sources: [
    { title: 'Manual', url: 'https://example.org/a?b=1&c', document: 'Page 3', readOn: '2026-11-01', quote: hostile },
    { ...nothing, title: 'Script', url: 'javascript:alert(1)' },
    { ...nothing, title: hostile, quote: 'Words.' },
  ],
};
let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  const posts = [plain, disclosed, { ...plain, slug: 'no-sources', sources: [] }];
  ({ site, stop } = await startTestSite(new Map(posts.map((post) => [post.slug, post]))));
});
afterAll(() => stop());

const pageOf = async (slug: string) =>
  new JSDOM((await site.inject({ url: `/blog/${slug}` })).body).window.document.querySelector('article')!;
const articleNode = async (slug: string) =>
  (await headOf(site, `/blog/${slug}`)).graph.find((node) => node['@type'] === 'Article')!;

describe('the notice of a model', () => {
  it('is in the header as text, with a mark for machines', async () => {
    const note = (await pageOf('disclosed')).querySelector('header [role=note]')!;
    expect([note.textContent, note.children.length]).toEqual([disclosed.aiNotice, 0]);
    expect((await articleNode('disclosed'))['digitalSourceType']).toBe(
      'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
    );
  });

  it('is in the feed before the text, escaped', async () => {
    const { body } = await site.inject({ url: '/blog/rss.xml' });
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window;
    const texts = [...document.getElementsByTagName('content:encoded')].map(({ textContent }) => textContent);
    const notice = '<p><em>A model helped &#60;img src=x onerror=alert(1)&#62;</em></p><p>Text.</p>';
    expect(texts.filter((text) => text === notice)).toHaveLength(1);
    expect(texts.filter((text) => text.includes('A model helped'))).toHaveLength(1);
  });

  it('adds neither a notice nor its mark to an article without one', async () => {
    expect((await pageOf('plain')).querySelector('header [role=note]')).toBeNull();
    expect(await articleNode('plain')).not.toHaveProperty('digitalSourceType');
  });
});

describe('the sources of an article', () => {
  it('are listed as text, and only web addresses are links', async () => {
    const section = (await pageOf('disclosed')).querySelector('section[aria-labelledby=sources]')!;
    const lines = [...section.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toEqual([`Manual, Page 3. Read on November 1, 2026“${hostile}”`, 'Script', `${hostile}“Words.”`]);
    const links = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://example.org/a?b=1&c']);
    expect(section.querySelector('img')).toBeNull();
  });

  it.each(['plain', 'no-sources'])('have no heading without any: %s', async (slug) => {
    expect((await pageOf(slug)).querySelector('#sources')).toBeNull();
  });
});
