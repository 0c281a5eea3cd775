import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledArticles } from '../src/articles/bundled-articles.ts';
import { startTestSite } from './seo/test-site.ts';

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

async function mainOf(url: string) {
  const response = await site.inject({ url });
  expect(response.statusCode).toBe(200);
  return new JSDOM(response.body).window.document.querySelector('main')!;
}

describe.each(['/newsletters', '/thank-you'])('%s', (path) => {
  it('leads to the latest articles and to the pages that a reader can use at once', async () => {
    const main = await mainOf(path);
    const links = new Set([...main.querySelectorAll('a')].map((link) => link.getAttribute('href')));
    for (const { slug } of bundledArticles.slice(0, 3)) expect(links).toContain(`/blog/${slug}`);
    for (const page of ['/potholes-report', '/lab', '/cost', '/blog']) expect(links).toContain(page);
  });
});

describe('/newsletters', () => {
  it('takes sign-ups of its own, without a script', async () => {
    const form = (await mainOf('/newsletters')).querySelector('form[method="post"]')!;
    expect(form.querySelector('[name="page"]')?.getAttribute('value')).toBe('/newsletters');
  });
});
