import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livePreviewPage } from '@workspace/contracts/blog-post-previews';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { startTestSite } from './seo/test-site.ts';

const stored: BlogPost = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Cracks',
  slug: 'cracks',
  excerpt: 'Short.',
  content: '<p>Text.</p>',
  category: 'Unshared',
  date: 'January 1, 2035',
  readTime: '2 min read',
  views: '0',
  tags: [],
  createdAt: '2035-01-01T10:00:00.000Z',
  updatedAt: '2035-02-03T10:00:00.000Z',
};
const draft: BlogPost = { ...stored, slug: 'a-draft', unpublished: { status: 'draft', publishAt: null } };
const publishAt = '2035-05-01T09:30:00.000Z';
const scheduled: BlogPost = { ...stored, slug: 'scheduled', unpublished: { status: 'scheduled', publishAt } };
const writing = { ...stored, slug: 'Not a slug', title: ' ', excerpt: '<b>bold</b>', content: '<h2>Wide</h2>' };

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map([stored, draft, scheduled].map((post) => [post.slug, post]))));
});
afterAll(() => stop());

const headers = { cookie: 'session=ada', 'sec-fetch-site': 'same-origin' };
const post = (body: string, more: Record<string, string> = {}) =>
  site.inject({
    method: 'POST',
    url: livePreviewPage.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers, ...more },
    payload: body,
  });
const form = (fields: object) => new URLSearchParams({ post: JSON.stringify(fields) }).toString();
const documentOf = (body: string) => new JSDOM(body).window.document;
const stateOf = (body: string) =>
  documentOf(body).querySelector(`meta[name="${livePreviewPage.meta}"]`)?.getAttribute('content');

describe('the live preview', () => {
  it('is the article page of unsaved texts, without scripts', async () => {
    const { statusCode, body } = await post(form(writing));
    const document = documentOf(body);
    expect([statusCode, stateOf(body)]).toEqual([200, 'shown']);
    expect(document.querySelector('article h1')?.textContent).toBe('Untitled');
    expect(document.querySelector('article h2')?.textContent).toMatch(/^Wide/);
    expect(document.querySelector('article header p')?.textContent).toBe('<b>bold</b>');
    expect(document.querySelector('main [aria-label="Preview"]')).toBeNull();
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('is never stored or listed, runs no script, and is framed by this origin alone', async () => {
    const { headers: sent, body } = await post(form(writing));
    expect(sent).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toContain('<meta name="robots" content="noindex">');
    const rules = String(sent['content-security-policy']).split('; ');
    expect(rules).toEqual(expect.arrayContaining(["frame-ancestors 'self'", "script-src 'none'"]));
    expect(rules).toContain('sandbox allow-same-origin');
    expect(rules.filter((rule) => /^(?:frame-ancestors|script-src|form-action)/.test(rule))).toHaveLength(3);
    expect(rules.find((rule) => rule.startsWith('style-src'))).toContain('sha256-');
  });

  it.each([
    [401, 'Sign in to continue.', form(writing), { cookie: '' }],
    [403, 'from another site', form(writing), { 'sec-fetch-site': 'cross-site' }],
    [400, 'no post to preview', 'post=%7B', {}],
    [400, 'no post to preview', 'other=1', {}],
  ])('answers %i with "%s" in place of the article', async (status, message, body, more) => {
    const response = await post(body, more);
    expect([response.statusCode, stateOf(response.body)]).toEqual([status, 'failed']);
    expect(documentOf(response.body).body.textContent).toContain(message);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it.each([
    ['http://192.168.0.9:3000', 200],
    ['http://evil.example', 403],
    ['null', 403],
  ])('accepts a form of %s as %i when the browser names only the origin', async (from, status) => {
    const more = { 'content-type': 'application/x-www-form-urlencoded', host: '192.168.0.9:3000', origin: from };
    const request = { method: 'POST', url: livePreviewPage.path, payload: form(writing) } as const;
    expect((await site.inject({ ...request, headers: { cookie: 'session=ada', ...more } })).statusCode).toBe(status);
  });

  it('tells with a GET that this release has it, and takes no other form', async () => {
    const { statusCode, body } = await site.inject({ url: livePreviewPage.path });
    expect([statusCode, body]).toEqual([204, '']);
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).not.toBe(200);
  });
});

describe('the page of a preview link', () => {
  const opened = async (path: string) => {
    const response = await site.inject({ url: path });
    return { ...response, banner: documentOf(response.body).querySelector('main [aria-label="Preview"]') };
  };

  it.each([
    ['a-draft', 'Draft'],
    ['scheduled', 'Scheduled for May 1, 2035 at 9:30 AM UTC'],
  ])('of %s has the banner %s, and is never stored or listed', async (slug, words) => {
    const { headers: sent, body, banner } = await opened(`/blog/${slug}?preview=token`);
    expect(banner?.textContent).toContain(words);
    expect(sent).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('has no banner when readers can see the post, and the public page never has one', async () => {
    for (const path of ['/blog/cracks?preview=token', '/blog/cracks']) expect((await opened(path)).banner).toBeNull();
    expect((await opened('/blog/cracks')).headers).not.toHaveProperty('x-robots-tag');
  });
});
