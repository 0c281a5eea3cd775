import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Connections } from '@workspace/node-server/connections';
import { stopInOrder } from '@workspace/node-server/stop-in-order';
import { proxyApi } from './proxy-api.ts';

const half =
  'POST /api/contacts HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name":';

describe('site shutdown', () => {
  it('stops despite a half-sent request to the API, and finishes one that the API is processing', async () => {
    const reached = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<object>();
    const api = fastify();
    api.get('/api/slow', () => {
      reached.resolve();
      return finished.promise;
    });
    api.post('/api/contacts', async () => ({ success: true }));
    const site = fastify();
    const connections = new Connections(site);
    await proxyApi(site, { apiUrl: await api.listen({ port: 0 }), publicOrigin: 'https://site.example' });
    const address = new URL(await site.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), address.hostname).on('error', () => {});
    await once(socket, 'connect');
    socket.write(half);
    const slow = fetch(`${address.origin}/api/slow`).then((response) => response.json());
    await reached.promise;
    await expect.poll(() => connections.busy).toBe(2);
    const closed = once(socket, 'close');
    const stopping = stopInOrder({ app: site, connections, stopSeconds: 2, drainSeconds: 0 }, 'SIGTERM');
    finished.resolve({ done: true });
    expect(await slow).toEqual({ done: true });
    await Promise.all([stopping, closed]);
    await api.close();
  });
});
