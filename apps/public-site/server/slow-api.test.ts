import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { proxyApi } from './proxy-api.ts';

// Timeouts here are in seconds instead of minutes.
const endpoints: Endpoint[] = [
  { method: 'POST', path: '/api/writes/:kind', access: 'staff', response: 'nothing', maxSeconds: 4 },
  { method: 'POST', path: '/api/uploads', access: 'staff', response: 'nothing', maxSeconds: 1 },
];

let api: FastifyInstance;
let site: FastifyInstance;
let origin: string;
let requested = 0;
beforeAll(async () => {
  api = fastify();
  api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  api.post('/api/writes/post', async () => sleep(2_000, 'written'));
  api.post('/api/writes/forever', async () => sleep(60_000, 'never', { ref: false }));
  api.post('/api/uploads', async ({ body }) => text(body as Readable));
  api.get('/api/busy', async (_request, reply) => {
    requested += 1;
    return reply.code(503).header('retry-after', '5').send('busy');
  });
  site = fastify();
  await proxyApi(site, { apiUrl: await api.listen({ port: 0 }), publicOrigin: 'https://site.example', endpoints });
  origin = await site.listen({ port: 0 });
});
afterAll(async () => {
  await site.close();
  api.server.closeAllConnections();
  await api.close();
});

describe('response timeout', () => {
  it('lasts as long as the endpoint declares', async () => {
    const response = await fetch(`${origin}/api/writes/post`, { method: 'POST' });
    expect([response.status, await response.text()]).toEqual([200, 'written']);
  });

  it('ends the request with 503 and Retry-After', async () => {
    const response = await fetch(`${origin}/api/writes/forever`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  it('starts when the request is sent in full', async () => {
    const upload = request(`${origin}/api/uploads`, { method: 'POST', headers: { 'content-type': 'text/csv' } });
    const response = once(upload, 'response');
    for (let part = 0; part < 6; part += 1) {
      upload.write('x');
      await sleep(500);
    }
    upload.end();
    const [{ statusCode }] = await response;
    expect(statusCode).toBe(200);
  });
});

it('passes on a 503 of the API at once, with its Retry-After', async () => {
  const response = await fetch(`${origin}/api/busy`);
  expect([response.status, response.headers.get('retry-after'), requested]).toEqual([503, '5', 1]);
});

it('aborts its request to the API when the client disconnects during the body', async () => {
  const leaving = once(api.server, 'request').then(
    ([incoming]) => new Promise((resolve) => incoming.once('close', resolve)),
  );
  const upload = request(`${origin}/api/uploads`, { method: 'POST', headers: { 'content-type': 'text/csv' } });
  upload.on('error', () => {});
  upload.write('x');
  await sleep(100);
  upload.destroy();
  await expect(leaving).resolves.toBeUndefined();
});
