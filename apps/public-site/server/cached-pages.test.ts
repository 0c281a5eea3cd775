import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { measureRequests } from '@workspace/node-server/metrics';
import { createRequestId, sendRequestIds } from '@workspace/node-server/request-ids';
import { sendCachedPages } from './cached-pages.ts';
import { servePages } from './pages.ts';
import { cacheOf, page } from './test-page-cache.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a site whose framework counts the requests that it handles. */
async function startSite() {
  const { cache } = cacheOf();
  const registry = new Registry();
  const handled: string[] = [];
  app = fastify({ genReqId: createRequestId });
  sendRequestIds(app);
  const measure = measureRequests(app, registry);
  app.addHook('onRequest', async ({ method, url }) => void handled.push(`${method} ${url}`));
  servePages(app, { cache, searches: cache, cacheKeyOf: (path) => path, relevantSearch: () => '' });
  sendCachedPages(app, cache, measure);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await fetch(`${origin}/roads`);
  handled.length = 0;
  return { origin, handled, registry, cache };
}

describe('a cached page', () => {
  it('is sent without the framework, with a new request id each time', async () => {
    const { origin, handled } = await startSite();
    const responses = [await fetch(`${origin}/roads`), await fetch(`${origin}/roads`)];
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['rendering 1', 'rendering 1']);
    const ids = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
    expect(handled).toEqual([]);
  });

  it('is the response that the framework sends', async () => {
    const { origin } = await startSite();
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));
    const direct = await fetch(`${origin}/roads`);
    const routed = await fetch(`${origin}/roads?utm_source=mail`);
    expect(headersOf(direct)).toEqual(headersOf(routed));
    expect(await direct.text()).toBe(await routed.text());
  });

  it('is 304 for a browser that has it', async () => {
    const { origin, handled } = await startSite();
    const etag = (await fetch(`${origin}/roads`)).headers.get('etag')!;
    const { status } = await fetch(`${origin}/roads`, { headers: { 'if-none-match': etag } });
    expect([status, handled]).toEqual([304, []]);
  });

  it('is counted with the requests of the route', async () => {
    const { origin, registry } = await startSite();
    await (await fetch(`${origin}/roads`)).text();
    await expect
      .poll(() => registry.metrics())
      .toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 2');
  });
});

describe('other requests', () => {
  it.each([
    ['of another method', 'HEAD /roads', { method: 'HEAD' }],
    ['for a page that is not cached', 'GET /bridges', {}],
  ])('go through the framework: those %s', async (_which, line, init) => {
    const { origin, handled } = await startSite();
    await fetch(origin + line.split(' ')[1], init);
    expect(handled).toEqual([line]);
  });

  it('go through the framework when the page is stale for too long', async () => {
    const { cache, time, next } = cacheOf();
    await cache.render('/roads');
    cache.invalidate();
    time.now += 10_000;
    next.push(() => page('newer'));
    app = fastify();
    servePages(app, { cache, searches: cache, cacheKeyOf: (path) => path, relevantSearch: () => '' });
    sendCachedPages(app, cache, () => {});
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(`${origin}/roads`)).text()).toBe('newer');
  });
});
