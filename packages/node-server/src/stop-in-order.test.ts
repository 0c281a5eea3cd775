import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { Connections } from './connections.ts';
import { stopInOrder, type StopSteps } from './stop-in-order.ts';

const sockets: Socket[] = [];
let app: FastifyInstance;
let connections: Connections;
let lines: Record<string, unknown>[];
let answer: () => void;

/** Starts a server with an endpoint that responds when the test says so. */
async function listening(): Promise<void> {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  app = fastify({ logger: { level: 'info', stream }, disableRequestLogging: true, return503OnClosing: false });
  connections = new Connections(app);
  app.get('/readyz', async () => ({ ready: true }));
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('answered'))));
  app.get('/at-once', async () => 'served');
  app.get('/large', async () => large);
  app.post('/echo', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  connections.offerReadiness();
}

async function raw(text: string): Promise<{ socket: Socket; read: () => string; isClosed: () => boolean }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let [came, isClosed] = ['', false];
  socket.on('data', (chunk) => (came += String(chunk)));
  socket.on('error', () => {});
  socket.on('close', () => (isClosed = true));
  await once(socket, 'connect');
  if (text) socket.write(text);
  return { socket, read: () => came, isClosed: () => isClosed };
}

/** More than the buffers of a connection hold. */
const large = 'x'.repeat(20_000_000);

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const waitUntil = (condition: () => boolean) => expect.poll(condition, { timeout: 5_000, interval: 5 }).toBe(true);
const stop = (steps: Partial<StopSteps> = {}) =>
  stopInOrder({ app, connections, stopSeconds: 20, drainSeconds: 0, ...steps }, 'SIGTERM');
const events = () => lines.map(({ event }) => event).filter((event) => String(event).startsWith('stop'));

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

describe('stopInOrder', () => {
  it('ends immediately when nothing is in flight, with any number of open connections', async () => {
    await listening();
    const reused = await raw(get('/readyz'));
    const silent = await raw('');
    await waitUntil(() => reused.read().includes('{"ready":true}'));
    await stop();
    await waitUntil(() => reused.isClosed() && silent.isClosed());
    expect(events()).toEqual(['stop_begun', 'stop_requests_finished', 'stop_closed', 'stopped']);
  });

  it('finishes a request in flight before it closes its resources', async () => {
    await listening();
    const slow = await raw(get('/slow'));
    await waitUntil(() => connections.busy === 1);
    const order: string[] = [];
    const stopping = stop({ close: async () => void order.push('closed') }).then(() => order.push('stopped'));
    await sleep(50);
    expect(order).toEqual([]);
    answer();
    await stopping;
    await waitUntil(() => slow.isClosed());
    expect(slow.read()).toContain('answered');
    expect(order).toEqual(['closed', 'stopped']);
  });

  it('sends a response to its end to a client that reads it slowly', async () => {
    await listening();
    const slow = await raw('');
    slow.socket.pause();
    slow.socket.write(get('/large'));
    await waitUntil(() => connections.busy === 1);
    await sleep(300);
    const stopping = stop();
    await sleep(300);
    slow.socket.resume();
    await stopping;
    await waitUntil(() => slow.isClosed());
    expect(slow.read().length).toBeGreaterThan(large.length);
  });

  it.each([
    ['a header', 'GET /readyz HTTP/1.1\r\nHos'],
    [
      'a body',
      'POST /echo HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
    ],
  ])('cuts off a request with half of %s at the time limit', async (_case, text) => {
    await listening();
    const half = await raw(text);
    await waitUntil(() => connections.busy === 1);
    await stop({ stopSeconds: 1 });
    await waitUntil(() => half.isClosed());
    expect(events()).toEqual(['stop_begun', 'stop_cut', 'stop_requests_finished', 'stop_closed', 'stopped']);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'stop_cut', connections: 1 }));
  });

  it('reports not ready first, and serves requests until the drain is over', async () => {
    await listening();
    const stopping = stop({ drainSeconds: 0.5 });
    const requested = await raw(get('/readyz'));
    await waitUntil(() => requested.read().includes('HTTP/1.1 503'));
    const served = await raw(get('/slow'));
    await waitUntil(() => connections.busy === 1);
    answer();
    await waitUntil(() => served.read().includes('answered'));
    await stopping;
    expect(events()).toEqual(['stop_begun', 'stop_drained', 'stop_requests_finished', 'stop_closed', 'stopped']);
  });

  it('tells a client with each response of the drain that its connection closes', async () => {
    await listening();
    const reused = await raw(get('/slow'));
    await waitUntil(() => connections.busy === 1);
    answer();
    await waitUntil(() => reused.read().endsWith('answered'));
    expect(reused.read()).not.toMatch(/^connection: close/im);
    const stopping = stop({ drainSeconds: 0.5 });
    reused.socket.write(get('/slow'));
    await waitUntil(() => connections.busy === 1);
    answer();
    await waitUntil(() => reused.isClosed());
    expect(reused.read()).toMatch(/^connection: close/im);
    expect(events()).toEqual(['stop_begun']);
    await stopping;
  });

  it('tells the clients of requests in flight that their connections close', async () => {
    await listening();
    const slow = await raw(get('/slow'));
    await waitUntil(() => connections.busy === 1);
    const stopping = stop();
    await sleep(50);
    answer();
    await stopping;
    await waitUntil(() => slow.isClosed());
    expect(slow.read()).toMatch(/^connection: close/im);
  });

  it('serves a request that arrived and was not read yet', async () => {
    await listening();
    const reused = await raw(get('/readyz'));
    await waitUntil(() => reused.read().includes('{"ready":true}'));
    const fresh = await raw('');
    for (const { socket } of [reused, fresh]) socket.write(get('/at-once'));
    await stop();
    await waitUntil(() => reused.isClosed() && fresh.isClosed());
    expect([reused.read(), fresh.read()].map((text) => text.includes('served'))).toEqual([true, true]);
  });

  it('claims no work after the drain, and gives up on pending responses in time', async () => {
    await listening();
    let giveUp = () => {};
    const stopWork = (milliseconds: number) => {
      expect(milliseconds).toBeLessThanOrEqual(1_000);
      return new Promise<void>((resolve) => (giveUp = resolve));
    };
    await stop({ stopSeconds: 1, stopWork, giveUp: () => giveUp() });
    expect(events()).toEqual([
      'stop_begun',
      'stop_requests_finished',
      'stop_cut',
      'stop_work_finished',
      'stop_closed',
      'stopped',
    ]);
  });

  it('ends in time even when a step never does', async () => {
    await listening();
    await stop({ stopSeconds: 1, stopWork: () => new Promise(() => {}) });
    expect(events().at(-1)).toBe('stop_late');
  });
});
