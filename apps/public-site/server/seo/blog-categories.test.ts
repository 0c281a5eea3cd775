import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogCategories } from '@workspace/contracts/blog-categories';
import { blogIntroductions } from '../../content/blog-introductions.ts';
import { headOf, origin, startTestSite } from './test-site.ts';

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

describe('page of a blog category', () => {
  it('is open to search engines under its own address, with an introduction of its own', async () => {
    const path = '/blog?category=Infrastructure+Costs';
    const { title, canonical, named, graph } = await headOf(site, path);
    expect([canonical, named('og:url'), named('robots')]).toEqual([origin + path, origin + path, undefined]);
    expect(title).toContain('Infrastructure Costs');
    expect(named('description')).toBe(blogIntroductions['Infrastructure Costs'].description);
    expect(graph.at(-1)).toMatchObject({ itemListElement: [{}, { name: 'Blog' }, { item: origin + path }] });
    expect((await site.inject({ url: path })).body).toContain(blogIntroductions['Infrastructure Costs'].introduction);
  });

  it('has a preview picture of its own', async () => {
    const pictures = await Promise.all(
      ['/blog', '/blog?category=Infrastructure+Costs', '/blog?category=Smart+Cities'].map(async (path) => {
        const { named } = await headOf(site, path);
        const url = named('og:image')!.slice(origin.length);
        const { statusCode, headers, rawPayload } = await site.inject({ url });
        return { alt: named('og:image:alt'), statusCode, type: headers['content-type'], bytes: rawPayload };
      }),
    );
    const [blog, costs, cities] = pictures;
    expect(pictures.map(({ statusCode, type }) => [statusCode, type])).toEqual(pictures.map(() => [200, 'image/png']));
    expect([blog!.bytes.equals(costs!.bytes), costs!.bytes.equals(cities!.bytes)]).toEqual([false, false]);
    expect(costs!.alt).toBe('A road sign over a street: Infrastructure Costs');
  });

  it.each([
    '/blog?category=Infrastructure+Costs&q=asphalt',
    '/blog?category=Infrastructure+Costs&page=2',
    '/blog?bookmarks',
  ])('is closed to search engines as %s', async (path) =>
    expect((await headOf(site, path)).named('robots')).toBe('noindex'),
  );

  it('is described in 50 to 160 characters for every category, each in its own words', () => {
    const texts = blogCategories.map((name) => blogIntroductions[name]);
    for (const { description } of texts)
      expect([description.length >= 50, description.length <= 160]).toEqual([true, true]);
    expect(new Set(texts.map(({ introduction }) => introduction)).size).toBe(blogCategories.length);
  });
});
