import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyApi } from './proxy-api.ts';

let api: FastifyInstance;
let site: FastifyInstance;
let port: number;
beforeAll(async () => {
  api = fastify();
  api.get('/api/slow', async (_request, reply) => {
    await sleep(20);
    return reply.send({ ok: true });
  });
  api.get('/api/quick', () => ({ ok: true }));
  site = fastify();
  await proxyApi(site, { apiUrl: await api.listen({ port: 0 }), publicOrigin: 'https://site.example' });
  await site.listen({ port: 0 });
  ({ port } = site.server.address() as AddressInfo);
});
afterAll(async () => {
  await site.close();
  await api.close();
});

/** Sends a request and disconnects after some milliseconds, at any stage of the response. */
async function leaveAfter(milliseconds: number): Promise<void> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write('GET /api/slow HTTP/1.1\r\nhost: site.example\r\n\r\n');
  await sleep(milliseconds);
  socket.destroy();
}

describe('client disconnects', () => {
  it('keeps the site running at any time of the disconnect', async () => {
    // An unhandled error would end the process, and this test with it.
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 60 }, (_, index) => leaveAfter(index)));
    await sleep(200);
    expect((await site.inject('/api/quick')).json()).toEqual({ ok: true });
  });
});
