import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { brand } from '@workspace/contracts/brand';
import { claims } from '@workspace/contracts/claims/claims';
import { plans } from '../../content/plans.ts';
import { indexablePaths } from '../../src/entry-server.tsx';
import { headOf as headAt, origin, startTestSite } from './test-site.ts';

const post: BlogPost = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Cracks & seals: what <b> means',
  slug: 'cracks-and-seals',
  excerpt: 'Sealing a crack in time costs less than filling the hole that it becomes. '.repeat(4),
  content: '<p>Text</p>',
  category: 'Safety & Compliance',
  date: 'January 1, 2025',
  readTime: '2 min read',
  views: '0',
  tags: ['cracks', 'sealing'],
  createdAt: '2025-01-01T10:00:00.000Z',
  updatedAt: '2025-02-03T10:00:00.000Z',
};
const articlePath = `/blog/${post.slug}`;
const pages = [...indexablePaths, articlePath];

const posts = new Map([[post.slug, post]]);
let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(posts));
});
afterAll(() => stop());

const headOf = (path: string) => headAt(site, path);
const ofType = (graph: Record<string, unknown>[], type: string) => graph.filter((node) => node['@type'] === type);

/** Reads type, width and height from the first chunk of a PNG file. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 12, 16), png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each(pages)('page %s', (path) => {
  it('describes itself to search engines and link previews', async () => {
    const { title, canonical, named } = await headOf(path);
    expect(canonical).toBe(origin + path);
    expect(title).toContain(brand.name);
    expect(named('description')?.length).toBeGreaterThanOrEqual(50);
    expect(named('description')?.length).toBeLessThanOrEqual(160);
    const tags = ['og:title', 'og:description', 'og:url', 'og:site_name', 'og:type', 'twitter:card'].map(named);
    const kind = path === articlePath ? 'article' : 'website';
    expect(tags).toEqual([title, named('description'), origin + path, brand.name, kind, 'summary_large_image']);
    expect([named('og:image:width'), named('og:image:height')]).toEqual(['1200', '630']);
    expect(named('og:image:alt')).toContain('A road sign');
  });

  it('has a preview image of 1200 by 630 with an immutable cache header', async () => {
    const { named } = await headOf(path);
    const url = named('og:image')!;
    expect(url.startsWith(`${origin}/preview/`)).toBe(true);
    const { statusCode, headers, rawPayload } = await site.inject({ url: url.slice(origin.length) });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toContain('immutable');
    expect(sizeOf(rawPayload)).toEqual(['IHDR', 1200, 630]);
  });

  it('lists its breadcrumbs from the home page', async () => {
    const { graph } = await headOf(path);
    const ways = ofType(graph, 'BreadcrumbList') as { itemListElement: { position: number; item: string }[] }[];
    if (path === '/') return expect(ways).toEqual([]);
    const steps = ways[0]!.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    const blog = path === articlePath ? [`${origin}/blog`] : [];
    expect(steps.map(({ item }) => item)).toEqual([`${origin}/`, ...blog, origin + path]);
  });
});

it('gives every page its own title, description and preview image', async () => {
  const heads = await Promise.all(pages.map(headOf));
  for (const said of [
    heads.map(({ title }) => title),
    heads.map(({ named }) => named('description')),
    heads.map(({ named }) => named('og:image')),
  ])
    expect(new Set(said).size).toBe(pages.length);
});

describe('structured data', () => {
  it('names the company, the site, and each plan at its price per mile on the home page', async () => {
    const { graph } = await headOf('/');
    expect(ofType(graph, 'Organization')).toMatchObject([{ name: brand.name, url: `${origin}/` }]);
    expect(ofType(graph, 'WebSite')).toMatchObject([{ publisher: { '@id': `${origin}/#company` } }]);
    const [service] = ofType(graph, 'Service') as [{ offers: { name: string; priceSpecification: object }[] }];
    expect(service.offers.map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
    for (const { priceSpecification } of service.offers)
      expect(priceSpecification).toMatchObject({
        price: Number(claims.pricePerMile.value.slice(1)),
        priceCurrency: 'USD',
        unitText: 'mile',
      });
  });

  it.each(plans)('offers only this plan on $path', async ({ path, name }) => {
    const [service] = ofType((await headOf(path)).graph, 'Service');
    expect(service).toMatchObject({ offers: [{ name, url: origin + path }] });
  });

  it('gives an article its title, dates, author and image', async () => {
    const { graph, named } = await headOf(articlePath);
    expect(ofType(graph, 'Article')).toMatchObject([
      {
        headline: post.title,
        datePublished: post.createdAt,
        dateModified: post.updatedAt,
        author: { '@type': 'Organization', name: brand.name },
        image: named('og:image'),
      },
    ]);
    expect(named('article:published_time')).toBe(post.createdAt);
  });

  it('gives an answer to each question of the FAQ', async () => {
    const [page] = ofType((await headOf('/faq')).graph, 'FAQPage') as [
      { mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
    ];
    expect(page.mainEntity.length).toBeGreaterThan(20);
    expect(page.mainEntity.every(({ name, acceptedAnswer }) => name && acceptedAnswer.text)).toBe(true);
  });
});

describe('preview image', () => {
  it.each(['/preview/about.png', '/preview/about.png?v=older'])('redirects %s to the newest version', async (url) => {
    const { statusCode, headers } = await site.inject({ url });
    const newest = (await headOf('/about')).named('og:image')!.slice(origin.length);
    expect([statusCode, headers.location]).toEqual([302, newest]);
  });

  it.each([
    '/preview/nothing.png',
    '/preview/cms.png',
    '/preview/thank-you.png',
    '/preview/blog/none.png',
    '/preview/',
  ])('returns 404 for %s, which belongs to no page', async (url) =>
    expect((await site.inject({ url })).statusCode).toBe(404),
  );

  it('changes its URL with the title and returns 404 after the post is deleted', async () => {
    const before = (await headOf(articlePath)).named('og:image')!.slice(origin.length);
    posts.set(post.slug, { ...post, title: 'Another title' });
    const after = (await headOf(articlePath)).named('og:image')!.slice(origin.length);
    expect(after).not.toBe(before);
    expect((await site.inject({ url: before })).headers.location).toBe(after);
    posts.delete(post.slug);
    expect((await site.inject({ url: after })).statusCode).toBe(404);
    posts.set(post.slug, post);
  });
});

it.each(['/thank-you', '/nothing-here', '/cms'])(
  'excludes %s from search engines and gives it no preview image',
  async (path) => {
    const { named, canonical, graph } = await headOf(path);
    expect([named('robots'), named('og:image'), canonical, graph]).toEqual(['noindex', undefined, undefined, []]);
  },
);

it('lists existing icons with their actual sizes in the manifest', async () => {
  const { headers, body } = await site.inject({ url: '/manifest.webmanifest' });
  expect(headers['content-type']).toContain('application/manifest+json');
  const { icons } = JSON.parse(body) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const png = await readFile(new URL(`../../public${src}`, import.meta.url));
    expect(sizeOf(png)).toEqual(['IHDR', ...sizes.split('x').map(Number)]);
  }
});
