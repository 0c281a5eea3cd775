import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proxyCountedLinks } from './counted-links.ts';

const token = 'A'.repeat(64);
const longSlug = 'a'.repeat(200);
let received: { method: string; url: string; ip: string; userAgent: string | undefined; cookie: string | undefined }[];
let api: FastifyInstance;
let site: FastifyInstance;
let cut: FastifyInstance;

beforeAll(async () => {
  // A client may keep a connection on which it sends nothing: the server would wait a minute for it.
  api = fastify({ forceCloseConnections: true, trustProxy: true, routerOptions: { maxParamLength: 1_000 } });
  api.get('/api/newsletter-clicks/:token/:slug', async ({ method, url, ip, headers }, reply) => {
    await sleep(50);
    received.push({ method, url, ip, userAgent: headers['user-agent'], cookie: headers.cookie });
    return reply.redirect('/blog/x');
  });
  api.get<{ Params: { number: string } }>('/api/newsletter-clicks/:token/links/:number', async (request, reply) =>
    request.params.number === '1' ? reply.redirect('https://partner.example/report') : reply.code(404).send(),
  );
  site = fastify();
  proxyCountedLinks(site, { apiUrl: await api.listen({ port: 0 }) });
  cut = fastify();
  proxyCountedLinks(cut, { apiUrl: 'http://127.0.0.1:9' });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await cut.close();
  await site.close();
  await api.close();
});

describe('counted link', () => {
  it.each(['GET', 'HEAD'] as const)(
    'redirects to the article at once by %s and reports the click to the API',
    async (method) => {
      const headers = { 'user-agent': 'Firefox', cookie: 'sid=secret' };
      const response = await site.inject({ method, url: `/r/${token}/cracks-and-water?utm_source=x`, headers });
      expect([response.statusCode, response.headers.location]).toEqual([302, '/blog/cracks-and-water']);
      expect(received).toEqual([]);
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
      await vi.waitFor(() => expect(received).toHaveLength(1));
      const url = `/api/newsletter-clicks/${token}/cracks-and-water`;
      expect(received[0]).toEqual({ method, url, ip: '127.0.0.1', userAgent: 'Firefox', cookie: undefined });
    },
  );

  it('redirects when the API is unavailable', async () => {
    const response = await cut.inject({ url: `/r/${token}/cracks-and-water` });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/blog/cracks-and-water']);
  });

  it('accepts an article with a long slug', async () => {
    expect((await site.inject({ url: `/r/${token}/${longSlug}` })).headers.location).toBe(`/blog/${longSlug}`);
  });

  it('asks the API for the address of a link in a text or a button', async () => {
    const known = await site.inject({ url: `/r/${token}/links/1` });
    expect([known.statusCode, known.headers.location]).toEqual([302, 'https://partner.example/report']);
    expect(known.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const unknown = await site.inject({ url: `/r/${token}/links/2` });
    expect([unknown.statusCode, unknown.headers.location]).toEqual([404, undefined]);
    const unavailable = await cut.inject({ url: `/r/${token}/links/1` });
    expect([unavailable.statusCode, unavailable.headers['retry-after']]).toEqual([503, '30']);
  });

  it.each([
    `/r/${token}/links/`,
    `/r/${token}/links/0`,
    `/r/${token}/links/1/2`,
    `/r/${token}/links/x`,
    `/r/${token}/links/1%2F..`,
    `/r/${token}//evil.example`,
    `/r/${token}/%2F%2Fevil.example`,
    `/r/${token}/https:%2F%2Fevil.example`,
    `/r/${token}/..%2Fcms`,
    `/r/${token}/a.b`,
    `/r/${token}/a/b`,
    `/r/${token}/a%0d%0aset-cookie:x`,
    `/r/${token}/`,
    `/r/${token}`,
    `/r/${'A'.repeat(201)}/cracks`,
    '/r/',
    '/r//cracks',
    '/r/../cracks',
    '/r/%2e/cracks',
    '/r/%2E%2e/cracks',
  ])('returns 404 without a redirect for %s', async (url) => {
    const response = await site.inject({ url });
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
    expect(received).toEqual([]);
  });
});
