import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import fastify, { LogController, type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequestId, sendRequestIds } from '@workspace/node-server/request-ids';
import { freePort } from '@workspace/sandbox/free-port';
import { proxyApi } from './proxy-api.ts';

let api: FastifyInstance;
let site: FastifyInstance;
beforeAll(async () => {
  api = fastify();
  api.all('/api/echo', ({ headers }) => headers);
  const form = 'application/x-www-form-urlencoded';
  api.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  api.all('/api/sign-ups/:token', ({ url, method }) => ({ url, method }));
  api.get('/api/media/*', ({ url, headers }) => ({ url, headers }));
  site = fastify({ genReqId: createRequestId });
  await proxyApi(site, { apiUrl: await api.listen({ port: 0 }), publicOrigin: 'https://site.example' });
  await site.listen({ port: 0 });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

/** Sends one call through a site with a log. */
async function logged(call: InjectOptions, apiUrl: string) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ genReqId: createRequestId, logger: { level: 'info', stream }, logController });
  sendRequestIds(app);
  await proxyApi(app, { apiUrl, publicOrigin: 'https://site.example' });
  const response = await app.inject(call);
  await app.close();
  return { response, lines };
}

describe('proxyApi', () => {
  it.each([{ expect: '100-continue' }, { 'keep-alive': 'timeout=5' }, { upgrade: 'websocket' }])(
    'drops connection headers: %j',
    async (headers) => {
      const { statusCode } = await site.inject({ url: '/api/echo', headers });
      expect(statusCode).toBe(200);
    },
  );

  it('rejects a call whose media type cannot be read, in the form that a client accepts', async () => {
    const headers = { 'content-type': ' ', accept: 'application/json' };
    const { statusCode, body } = await site.inject({ method: 'POST', url: '/api/echo', headers, payload: '{}' });
    expect([statusCode, JSON.parse(body)]).toEqual([415, expect.objectContaining({ code: 'unsupported_type' })]);
  });

  it("answers about the client's connection, not about its own to the API", async () => {
    const { port } = new URL(site.listeningOrigin);
    const sent = get({ port, path: '/api/echo', headers: { connection: 'close' } });
    const [{ headers, socket }] = (await once(sent, 'response')) as [IncomingMessage];
    expect([headers.connection, headers['keep-alive']]).toEqual(['close', undefined]);
    socket.destroy();
  });

  it("replaces the client's forwarding headers with its own", async () => {
    const headers = {
      host: 'site.example',
      forwarded: 'host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '1.2.3.4',
    };
    const seen = (await site.inject({ url: '/api/echo', headers })).json();
    expect(seen).toMatchObject({
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(seen).not.toHaveProperty('forwarded');
  });

  it("sends its own id of the request, not the client's", async () => {
    const seen = (await site.inject({ url: '/api/echo', headers: { 'x-request-id': 'chosen-by-client' } })).json();
    expect(seen['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('logs each call with the id that the API gets, and without its address', async () => {
    const { response, lines } = await logged({ url: '/api/echo?email=a@b.example' }, api.listeningOrigin);
    const reqId = response.json()['x-request-id'];
    expect(lines).toMatchObject([{ event: 'request', reqId, method: 'GET', route: '/api/*', status: 200 }]);
    expect(JSON.stringify(lines)).not.toContain('a@b.example');
  });

  it('logs one line for a call while the API is away, with its id, route and reason', async () => {
    const away = `http://127.0.0.1:${await freePort()}`;
    const { response, lines } = await logged({ method: 'POST', url: '/api/echo', payload: {} }, away);
    expect(response.statusCode).toBe(503);
    const reqId = response.headers['x-request-id'];
    const call = { method: 'POST', route: '/api/*', status: 503, ms: expect.any(Number) };
    const err = { message: expect.stringContaining('ECONNREFUSED') };
    expect(lines).toMatchObject([{ event: 'api_unreachable', level: 50, reqId, ...call, err }]);
  });

  it("passes the client's trace on, unless a tracer adds the context of its own", async () => {
    const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate: 'a=b' };
    expect((await site.inject({ url: '/api/echo', headers })).json()).toMatchObject(headers);
    const traced = fastify();
    await proxyApi(traced, { apiUrl: api.listeningOrigin, publicOrigin: 'https://site.example', isTraced: true });
    const seen = (await traced.inject({ url: '/api/echo', headers })).json();
    await traced.close();
    expect(Object.keys(seen).filter((name) => name.startsWith('trace'))).toEqual([]);
  });

  it('serves the files of images at an address of their own, for all visitors alike', async () => {
    const headers = { cookie: 'session=x', range: 'bytes=0-1' };
    const seen = (await site.inject({ url: '/media/id/file.avif', headers })).json();
    expect(seen).toMatchObject({ url: '/api/media/id/file.avif', headers: { range: 'bytes=0-1' } });
    expect(seen.headers).not.toHaveProperty('cookie');
    expect((await site.inject({ method: 'POST', url: '/media/id/file.avif' })).statusCode).toBe(404);
  });

  it('passes the form of a confirmation page to its endpoint, and no other request of that page', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await site.inject({ method: 'POST', url: '/confirm/a-b', headers, payload: '' });
    expect(sent.json()).toEqual({ url: '/api/sign-ups/a-b', method: 'POST' });
    for (const method of ['GET', 'HEAD', 'PUT'] as const)
      expect((await site.inject({ method, url: '/confirm/a-b' })).statusCode).toBe(404);
  });

  it.each(['/api/../echo', '/api/%2e%2e/readyz'])('keeps a path inside the API: %s', async (url) => {
    expect((await site.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  });
});
