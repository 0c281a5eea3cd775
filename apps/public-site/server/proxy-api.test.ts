import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyApi } from './proxy-api.ts';

let api: FastifyInstance;
let site: FastifyInstance;
beforeAll(async () => {
  api = fastify();
  api.all('/api/echo', ({ headers }) => headers);
  api.get('/api/media/*', ({ url, headers }) => ({ url, headers }));
  site = fastify();
  await proxyApi(site, { apiUrl: await api.listen({ port: 0 }), publicOrigin: 'https://site.example' });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

describe('proxyApi', () => {
  it.each([{ expect: '100-continue' }, { 'keep-alive': 'timeout=5' }, { upgrade: 'websocket' }])(
    'drops connection headers: %j',
    async (headers) => {
      const { statusCode } = await site.inject({ url: '/api/echo', headers });
      expect(statusCode).toBe(200);
    },
  );

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

  it('serves the files of images at an address of their own, for all visitors alike', async () => {
    const headers = { cookie: 'session=x', range: 'bytes=0-1' };
    const seen = (await site.inject({ url: '/media/id/file.avif', headers })).json();
    expect(seen).toMatchObject({ url: '/api/media/id/file.avif', headers: { range: 'bytes=0-1' } });
    expect(seen.headers).not.toHaveProperty('cookie');
    expect((await site.inject({ method: 'POST', url: '/media/id/file.avif' })).statusCode).toBe(404);
  });

  it.each(['/api/../echo', '/api/%2e%2e/readyz'])('keeps a path inside the API: %s', async (url) => {
    expect((await site.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  });
});
