import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { get, type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addErrorHandler, handleFrameworkError } from './error-handler.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './pages.ts';
import { safeHeaders } from './safe-headers.ts';

let app: FastifyInstance;
let port: number;
let cache: PageCache;
let searches: PageCache;
const relevantSearch = (path: string, search: string) => (path === '/faq' && search.includes('q=') ? search : '');
beforeAll(async () => {
  const render = async (path: string) => {
    if (path === '/away') throw new Error('secret detail');
    if (path.includes('?') || path.startsWith('/none')) await sleep(20);
    const isPrivate = path.includes('q=draft');
    return { status: path.startsWith('/none') ? 404 : 200, html: `<p>${path}</p>`, headers: {}, isPrivate };
  };
  app = fastify({ frameworkErrors: handleFrameworkError(safeHeaders('https://city.example')) });
  addErrorHandler(app);
  cache = new PageCache({ render, clock: Date.now, onFailure: () => {} });
  searches = new PageCache({ render, clock: Date.now, onFailure: () => {}, maxPages: 4, maxRendering: 16 });
  servePages(app, { cache, searches, cacheKeyOf: (path) => path, relevantSearch });
  port = Number(new URL(await app.listen({ port: 0 })).port);
});
afterAll(() => app.close());

/** Sends a path unchanged: `inject` would normalize it. */
async function requestRaw(path: string): Promise<IncomingMessage> {
  const [response] = (await once(get({ port, path }), 'response')) as [IncomingMessage];
  response.resume();
  return response;
}

describe('URL handling', () => {
  it.each(['/blog/%E0%A4%A', '/%', '/blog/%ff'])('returns a 400 page for %s, which cannot be decoded', async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(body).toContain('This address cannot be read');
    expect(body).not.toContain('FST_');
  });

  it.each([
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\/evil.example', '/evil.example'],
    ['/blog/?a=1', '/blog?a=1'],
    ['/%62lo%67/a%2Db', '/blog/a-b'],
    ['/%2f%2fevil.example/', '/%2F%2Fevil.example'],
    ['/stra%c3%9fe', '/stra%C3%9Fe'],
  ])('redirects %s to %s, never to another site', async (url, location) => {
    const { statusCode, headers } = await requestRaw(url);
    expect([statusCode, headers.location]).toEqual([308, location]);
  });

  it('returns a 404 page for a method other than GET', async () => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/blog' });
    expect([statusCode, body.includes('There is nothing at this address')]).toEqual([404, true]);
  });

  it('returns 503 without details for a page that cannot be rendered', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/away' });
    expect([statusCode, headers['retry-after'], body.includes('secret')]).toEqual([503, '30', false]);
  });
});

it.each(['%s', 'W/%s', '"other", W/%s'])('returns 304 to a browser that has the page as %s', async (form) => {
  const etag = String((await app.inject({ url: '/' })).headers.etag);
  const response = await app.inject({ url: '/', headers: { 'if-none-match': form.replace('%s', etag) } });
  expect([response.statusCode, response.body]).toEqual([304, '']);
});

it('sends the id of the request with a page, and with a 304', async () => {
  const { headers } = await app.inject({ url: '/' });
  const unchanged = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  const ids = [headers, unchanged.headers].map((sent) => sent['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^req-/);
});

it('rejects unknown URLs while too many are being rendered, and still serves cached pages', async () => {
  await app.inject({ url: '/about' });
  const pending = Array.from({ length: 100 }, async (_, turn) => app.inject({ url: `/none/${turn}` }));
  const again = app.inject({ url: '/none/0' });
  cache.invalidate();
  expect((await app.inject({ url: '/about' })).statusCode).toBe(200);
  const statuses = (await Promise.all(pending)).map(({ statusCode }) => statusCode);
  expect([statuses.filter((status) => status === 404).length, new Set(statuses)]).toEqual([64, new Set([404, 503])]);
  expect((await again).statusCode).toBe(404);
});

describe('query string', () => {
  it('renders a page for the parameters that it reads, and caches it beside the other pages', async () => {
    const bodies = await Promise.all(
      ['/faq?q=a', '/faq?q=b', '/faq'].map(async (url) => (await app.inject({ url })).body),
    );
    expect(bodies).toEqual(['<p>/faq?q=a</p>', '<p>/faq?q=b</p>', '<p>/faq</p>']);
    expect(cache.get('/faq')).toBeDefined();
    expect([cache.get('/faq?q=a') !== undefined, searches.get('/faq?q=a') !== undefined]).toEqual([false, true]);
  });

  it('never caches a page of one reader', async () => {
    expect((await app.inject({ url: '/faq?q=draft' })).body).toBe('<p>/faq?q=draft</p>');
    expect(searches.get('/faq?q=draft')).toBeUndefined();
  });

  it('returns 503 while too many others are being rendered, and still serves cached pages', async () => {
    await app.inject({ url: '/faq' });
    const pending = Array.from({ length: 30 }, async (_, turn) => app.inject({ url: `/faq?q=${turn}` }));
    const cached = await app.inject({ url: '/faq' });
    const statuses = (await Promise.all(pending)).map(({ statusCode }) => statusCode);
    expect(cached.statusCode).toBe(200);
    expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([16, new Set([200, 503])]);
  });

  it('serves the cached page for parameters that the page does not read', async () => {
    const [plain, tagged] = await Promise.all(['/faq', '/faq?utm=1'].map(async (url) => app.inject({ url })));
    expect(tagged!.headers.etag).toBe(plain!.headers.etag);
  });
});
