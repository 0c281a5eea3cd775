import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '@workspace/contracts/brand';
import { indexablePaths } from '../../src/entry-server.tsx';
import { renderLlms } from './llms.ts';
import { headOf, origin, startTestSite } from './test-site.ts';

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

describe('llms.txt', () => {
  it('lists each page with the title and the description of its head', async () => {
    const { headers, body } = await site.inject({ url: '/llms.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(new RegExp(`^# ${brand.name}\n\n> `));
    const { title, named } = await headOf(site, '/evidence');
    expect(body).toContain(`- [${title}](${origin}/evidence): ${named('description')}`);
    for (const path of indexablePaths) expect(body).toContain(`](${origin}${path}): `);
    expect(body).toContain(`](${origin}/blog/what-is-a-road-assessment): `);
    expect(body).not.toContain('/cms');
  });

  it('has the whole description of each page, none cut short for search engines', async () => {
    const { body } = await site.inject({ url: '/llms.txt' });
    const [, pages] = body.split(/^## /m);
    expect(pages).toMatch(/^Pages/);
    expect(pages!.split('\n').filter((line) => line.endsWith('…'))).toEqual([]);
  });

  it('leaves out articles that search engines should not list, and keeps each entry on one line', () => {
    const article = { slug: 'a', title: 'Cracks [new]\nand seals', excerpt: 'Text' };
    const text = renderLlms(origin, [], [article, { ...article, slug: 'hidden', noIndex: true }]);
    expect(text).toContain(`- [Cracks new and seals](${origin}/blog/a): Text\n`);
    expect(text).not.toContain('hidden');
  });
});
