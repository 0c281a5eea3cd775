import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { headOf, origin, startTestSite } from './test-site.ts';

const post: BlogPost = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Cracks and seals',
  slug: 'cracks-and-seals',
  excerpt: 'Sealing a crack in time costs less than filling the hole that it becomes.',
  content: '<p>Text</p>',
  category: 'Safety & Compliance',
  date: 'January 1, 2025',
  readTime: '2 min read',
  views: '0',
  tags: [],
  createdAt: '2025-01-01T10:00:00.000Z',
  updatedAt: '2025-02-03T10:00:00.000Z',
};
const path = `/blog/${post.slug}`;

const posts = new Map<string, BlogPost>();
let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(posts));
});
afterAll(() => stop());

const headWith = (fields: Partial<BlogPost>) => {
  posts.set(post.slug, { ...post, ...fields });
  return headOf(site, path);
};

describe('head of a post', () => {
  it('has the title and the description that were written for search engines', async () => {
    const seoTitle = 'When to seal a "crack" <soon>';
    const seoDescription = 'Sealing early saves the road. '.repeat(8).trim();
    const { title, named, graph } = await headWith({ seoTitle, seoDescription });
    expect([title, named('og:title')]).toEqual([seoTitle, seoTitle]);
    expect([named('description'), named('og:description')]).toEqual([seoDescription, seoDescription]);
    expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Article', headline: post.title }));
  });

  it('has the texts of the post without them', async () => {
    const { title, named } = await headWith({ seoTitle: '', seoDescription: '' });
    expect(title).toContain(post.title);
    expect(named('description')).toBe(post.excerpt);
  });

  it.each([
    ['', origin + path],
    ['/blog/other', `${origin}/blog/other`],
    ['https://city.example/a?b=1&c=2', 'https://city.example/a?b=1&c=2'],
  ])('with the canonical address %j links %s', async (canonicalUrl, expected) => {
    const { canonical, named } = await headWith({ canonicalUrl });
    expect([canonical, named('og:url')]).toEqual([expected, expected]);
  });

  it('keeps a post out of search engines, and its link preview', async () => {
    const { named, canonical } = await headWith({ noIndex: true });
    expect(named('robots')).toBe('noindex');
    expect(named('og:image')).toContain('/preview/blog/');
    expect(canonical).toBe(origin + path);
    expect((await headWith({ noIndex: false })).named('robots')).toBeUndefined();
  });
});

it('lists a post in the sitemap unless it is kept out of search engines', async () => {
  const sitemapWith = async (noIndex: boolean) => {
    posts.set(post.slug, { ...post, noIndex });
    return (await site.inject({ url: '/sitemap.xml' })).body;
  };
  expect(await sitemapWith(false)).toContain(path);
  expect(await sitemapWith(true)).not.toContain(path);
});
